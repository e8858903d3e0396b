// The games that can be played: what the engine on this device knows, and what the house says of itself. Asked once.
import type { Game } from '../engine/api';
import { house, type HouseInfo } from '../house/house';

class DeviceGames {
  all = $state.raw<Game[]>([]);
  #asked: Promise<void> | null = null;

  /** Rejects with a Fault when there is no engine; asking again tries again. */
  load(): Promise<void> {
    this.#asked ??= this.#ask().catch((thrown: unknown) => {
      this.#asked = null;
      throw thrown;
    });
    return this.#asked;
  }

  async #ask(): Promise<void> {
    const { engine } = await import('../engine/engine');
    this.all = await engine().call('games', null);
  }

  about(name: string): Game | null {
    return this.all.find(({ game }) => game === name) ?? null;
  }
}
export const deviceGames = new DeviceGames();

class HouseGames {
  #info = $state.raw<HouseInfo | null>(null);

  async load(): Promise<void> {
    this.#info ??= await house.info();
  }

  get localOnly(): boolean {
    return this.#info?.local_only ?? false;
  }

  /** As the house has it; before it has answered, as the device does. */
  about(name: string): Game | null {
    return this.#info?.games.find(({ game }) => game === name) ?? deviceGames.about(name);
  }

  /** The link to send. A page opened as localhost is of no use to others: then the address the house has for others. */
  link(code: string): string {
    return this.address(`/t/${code}`);
  }

  address(path: string): string {
    const isLocal = /^(localhost|127\.|\[::1\])/.test(location.hostname);
    return `${isLocal && this.#info ? this.#info.public_url : location.origin}${path}`;
  }
}
export const houseGames = new HouseGames();
