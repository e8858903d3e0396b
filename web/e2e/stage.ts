// What the tests play on: a house that can be killed, and the page with its modules as they are written, which tests import
// in the browser: `await import('/src/table/live.svelte.ts')`.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

const root = resolve(import.meta.dirname, '..');
const cifra = process.env['CIFRA'] ?? resolve(root, '../build/release/cifra');
export const hasHouse = existsSync(cifra);

function freePort(): Promise<number> {
  return new Promise((done) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as { port: number };
      socket.close(() => done(port));
    });
  });
}

export class House {
  readonly address: string;
  #folder: string;
  #process: ChildProcess | null = null;

  private constructor(address: string, folder: string) {
    this.address = address;
    this.#folder = folder;
  }

  static async open(): Promise<House> {
    const house = new House(`127.0.0.1:${await freePort()}`, await mkdtemp(join(tmpdir(), 'cifra-e2e-')));
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    const database = `sqlite:${join(this.#folder, 'house.db')}`;
    this.#process = spawn(cifra, ['serve', '--listen', this.address, '--database', database], { stdio: 'ignore' });
    for (let tries = 0; tries < 100; ++tries) {
      if (await fetch(`http://${this.address}/health`).then(({ ok }) => ok, () => false)) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('the house does not open');
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const ended = new Promise((done) => this.#process?.once('exit', done));
    this.#process?.kill(signal);
    await ended;
  }

  /** Frozen: connections stay open and nothing answers. */
  pause(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true });
  }
}

/** The page, with what is not a file passed on to the house. */
export async function openPage(house?: House): Promise<{ url: string; server: ViteDevServer }> {
  const target = `http://${house?.address ?? '127.0.0.1:9'}`;
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    server: { port: await freePort(), strictPort: true, host: '127.0.0.1', hmr: false, proxy: { '/api': { target }, '/ws': { target, ws: true } } },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', server };
}
