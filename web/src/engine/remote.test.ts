// The page's side of a Worker: order, faults, stopping, beginning again.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { engineFile } from './file';
import { RemoteEngine, type Port } from './remote';
import { instantiate, type Instance } from './wasm';
import type { FromWorker, ToWorker } from './worker';

const module = await WebAssembly.compile(await readFile(engineFile()));

/** A Worker without a thread, which answers when it is told to. */
class FakeWorker implements Port {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly got: ToWorker[] = [];
  terminated = false;

  postMessage(message: ToWorker): void {
    this.got.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  /** Answers all that came so far with the engine. */
  async work(): Promise<void> {
    let instance: Instance | null = null;
    for (const message of this.got.splice(0)) {
      if ('module' in message) instance = await instantiate(message.module);
      else
        this.onmessage?.({
          data: { id: message.id, answer: instance!.call(message.method, message.input) },
        } as MessageEvent<FromWorker>);
    }
  }
}

function remote(load = async () => module) {
  const workers: FakeWorker[] = [];
  const engine = new RemoteEngine(load, () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  return { engine, workers };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('an engine in a Worker', () => {
  it('starts when it is needed, once, and asks in order', async () => {
    const { engine, workers } = remote();
    expect(workers).toHaveLength(0);
    const answers = Promise.all([engine.call('version', null), engine.call('sha256', { text: 'abc' })]);
    await turn();
    expect(workers).toHaveLength(1);
    expect(workers[0]!.got.map((message) => ('module' in message ? 'module' : message.method))).toEqual([
      'module',
      'version',
      'sha256',
    ]);
    await workers[0]!.work();
    expect(await answers).toEqual([{ version: expect.any(String), protocol: 1 }, expect.stringMatching(/^ba78/)]);
  });

  it('rejects with the fault of the engine', async () => {
    const { engine, workers } = remote();
    const answer = engine.call('table.waiting', { table: 'x' });
    await turn();
    void workers[0]!.work();
    await expect(answer).rejects.toEqual({ code: 'no_such_table', at: 'table', message: expect.any(String) });
  });

  it('says that it is away, and tries again', async () => {
    let there = false;
    const { engine, workers } = remote(async () => {
      if (!there) throw new Error('offline');
      return module;
    });
    await expect(engine.call('version', null)).rejects.toMatchObject({
      code: 'engine_away',
      message: expect.stringContaining('offline'),
    });
    there = true;
    const answer = engine.call('version', null);
    await turn();
    void workers[0]!.work();
    expect((await answer).protocol).toBe(1);
  });

  it('says so when the Worker breaks, and makes another', async () => {
    const { engine, workers } = remote();
    const answer = engine.call('version', null);
    await turn();
    workers[0]!.onerror?.({ message: 'no script' } as ErrorEvent);
    await expect(answer).rejects.toMatchObject({ code: 'engine_away' });
    expect(workers[0]!.terminated).toBe(true);
    engine.call('version', null).catch(() => {});
    await turn();
    expect(workers).toHaveLength(2);
  });

  it('can be stopped while it thinks, and while it is loaded', async () => {
    const { engine, workers } = remote();
    const thinking = engine.call('signature', null);
    await turn();
    engine.stop();
    await expect(thinking).rejects.toMatchObject({ code: 'stopped' });
    expect(workers[0]!.terminated).toBe(true);
    const early = engine.call('version', null);
    engine.stop();
    await expect(early).rejects.toMatchObject({ code: 'stopped' });
    await turn();
    expect(workers).toHaveLength(1);
    const answer = engine.call('version', null);
    await turn();
    void workers[1]!.work();
    expect((await answer).protocol).toBe(1);
  });
});
