// A house of its own for every worker, on a free port of this machine, with a database that goes with it. `test` is
// Playwright's with `house` added; it fails when a page goes against the Content-Security-Policy.
import { expect, test as base } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchPolicies } from './policy';

const root = join(import.meta.dirname, '../..');
export const binary = process.env['CIFRA_BINARY'] ?? join(root, 'build/release/cifra');
export const site = process.env['CIFRA_WEB'] ?? join(root, 'build/web');

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const free = await new Promise<boolean>((done) => {
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => done(true));
  });
  if (free) await new Promise((done) => server.close(done));
  return free;
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000); // below the ports the system gives to clients
    if (await isFree(port)) return port;
  }
}

export class House {
  private process: ChildProcess | null = null;
  private folder = '';
  private port = 0;
  /** The folder of the client, from the next start on. */
  web = site;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.folder ||= await mkdtemp(join(tmpdir(), 'cifra-e2e-'));
    this.port ||= await freePort();
    const limits = ['guests_per_hour', 'tables_per_hour'].flatMap((name) => ['--limit', `${name}=10000`]);
    limits.push('--limit', 'day_par_games=0'); // minutes of a core, which other tests want
    const where = ['--listen', `127.0.0.1:${this.port}`, '--database', `sqlite:${join(this.folder, 'cifra.db')}`];
    this.process = spawn(binary, ['serve', ...where, '--web', this.web, ...limits], { stdio: 'ignore' });
    for (let tries = 0; ; ++tries) {
      if (
        await fetch(`${this.url}/health`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      if (this.process.exitCode !== null || tries > 200) throw new Error('the house does not open');
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** As when the power fails; with SIGTERM as when it is updated. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const ended = this.process?.exitCode === null ? once(this.process, 'exit') : null;
    this.process?.kill(signal);
    await ended;
    this.process = null;
  }

  /** Frozen: connections stay open and nothing answers. */
  pause(): void {
    this.process?.kill('SIGSTOP');
  }
  resume(): void {
    this.process?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A cable between a browser and the house that can be pulled out. */
export class Cable {
  private sockets = new Set<Socket>();
  private isCut = false;
  private constructor(
    private server: Server,
    readonly url: string,
  ) {}

  static async to(house: House): Promise<Cable> {
    const port = await freePort();
    const far = Number(new URL(house.url).port);
    const server = createServer();
    const cable = new Cable(server, `http://127.0.0.1:${port}`);
    server.on('connection', (near) => {
      if (cable.isCut) return void near.destroy();
      const there = connect(far, '127.0.0.1');
      for (const [from, to] of [
        [near, there],
        [there, near],
      ] as const) {
        cable.sockets.add(from);
        from.on('error', () => to.destroy()).on('close', () => (cable.sockets.delete(from), to.destroy()));
        from.pipe(to);
      }
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    return cable;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }
  mend(): void {
    this.isCut = false;
  }
  remove(): void {
    this.cut();
    this.server.close();
  }
}

export const test = base.extend<{ keepsPolicy: void }, { house: House; broken: string[] }>({
  broken: [
    async ({ browser }, use) => {
      const broken: string[] = [];
      watchPolicies(browser, broken);
      await use(broken);
    },
    { scope: 'worker', auto: true },
  ],
  keepsPolicy: [
    async ({ broken }, use) => {
      await use();
      expect(broken.splice(0), 'the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
  house: [
    async ({}, use) => {
      const house = new House();
      await house.start();
      await use(house);
      await house.remove();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
