// The games one has played to an end, on this device and in the house: what a server forgets stays here.
//
//   played.list                  newest first; reactive, filled by refresh()
//   played.keep(session)         a game that is over, with its record
//   played.gather()              brings in games that were finished elsewhere: in another tab, on another device
//   played.remove(ids)           really: the record, the log and the review; in the house your name leaves the game
import { asFault } from '../house/fault';
import { house } from '../house/house';
import { me, type MyTable } from '../house/me.svelte';
import { localGames } from '../table/games.svelte';
import type { GameInfo } from '../table/logs';
import type { TableMessage } from '../table/protocol';
import type { Session, TableView } from '../table/session';
import { deviceShelf, idOf, type PlayedGame, type PlayedShelf, whereOf } from './shelf';

export interface Means {
  shelf: PlayedShelf;
  device: {
    games(): Promise<GameInfo[]>;
    record(table: string): Promise<string>;
    remove(table: string): Promise<void>;
  };
  house: {
    games(): Promise<MyTable[]>;
    see(table: string): Promise<TableMessage>;
    record(table: string): Promise<string>;
    forget(table: string): Promise<void>;
  };
  forgetReview(record: string): Promise<void>;
}

type Over = Pick<TableView, 'table' | 'state' | 'you'>;

export class PlayedGames {
  list = $state.raw<PlayedGame[]>([]);
  /** Read at least once. */
  isKnown = $state(false);
  #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  async refresh(): Promise<void> {
    this.list = (await this.#means.shelf.list()).sort((a, b) => b.at - a.at || a.id.localeCompare(b.id));
    this.isKnown = true;
  }

  async keep(session: Pick<Session, 'place' | 'record'>, view: Over): Promise<void> {
    const game = await this.#of(session.place, view, () => session.record(), Date.now());
    if (!game) return;
    const known = (await this.#means.shelf.list()).find(({ id }) => id === game.id);
    await this.#means.shelf.put({ ...game, at: known?.at ?? game.at });
    if (this.isKnown) await this.refresh();
  }

  /** What cannot be had now is brought in the next time. */
  async gather(): Promise<void> {
    await this.refresh();
    const known = new Set(this.list.map(({ id }) => id));
    const { device, house: there } = this.#means;
    for (const info of await device.games().catch(() => [])) {
      if (info.phase !== 'finished' || known.has(idOf('device', info.table))) continue;
      await this.#try(async () => ({
        id: idOf('device', info.table),
        game: info.game,
        record: await device.record(info.table),
        seats: info.seats,
        seat: info.you,
        scores: info.scores,
        winners: info.winners,
        at: info.touched,
      }));
    }
    for (const { table, phase, you } of await there.games().catch(() => [])) {
      if (phase !== 'finished' || you === undefined || known.has(idOf('house', table))) continue;
      await this.#try(async () => this.#of('house', await there.see(table), () => there.record(table), Date.now()));
    }
    await this.refresh();
  }

  /** Rejects with a Fault if the house cannot be told; what could be removed is gone nevertheless. */
  async remove(ids: readonly string[]): Promise<void> {
    const { shelf, device, house: there } = this.#means;
    let problem: unknown = null;
    await this.refresh();
    for (const game of this.list.filter(({ id }) => ids.includes(id))) {
      const { place, table } = whereOf(game);
      try {
        if (place === 'house')
          await there.forget(table).catch((thrown: unknown) => {
            if (asFault(thrown).code !== 'no_such_table' && asFault(thrown).code !== 'no_player') throw thrown;
          });
        else await device.remove(table);
        await this.#means.forgetReview(game.record);
        await shelf.remove([game.id]);
      } catch (thrown) {
        problem = thrown;
      }
    }
    await this.refresh();
    if (problem !== null) throw problem;
  }

  async #try(make: () => Promise<PlayedGame | null>): Promise<void> {
    try {
      const game = await make();
      if (game) await this.#means.shelf.put(game);
    } catch {
      // the next time
    }
  }

  async #of(
    place: Session['place'],
    { table, state, you }: Over,
    record: () => Promise<string>,
    at: number,
  ): Promise<PlayedGame | null> {
    if (state.phase !== 'finished' || !you) return null;
    return {
      id: idOf(place, table),
      game: state.settings.game,
      record: await record(),
      seats: state.seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
      seat: you.seat,
      scores: state.game?.scores ?? [],
      winners: state.winners ?? [],
      at,
    };
  }
}

export const played = new PlayedGames({
  shelf: deviceShelf,
  device: {
    games: async () => {
      await localGames.refresh();
      return localGames.list;
    },
    record: (table) => localGames.record(table),
    remove: (table) => localGames.remove(table),
  },
  house: {
    games: async () => {
      await me.look();
      return me.tables;
    },
    see: (table) => house.see(table),
    record: (table) => house.record(table),
    forget: (table) => house.forgetGame(table),
  },
  forgetReview: async (record) => (await import('../review/kept')).keptReviews.forget(record),
});
