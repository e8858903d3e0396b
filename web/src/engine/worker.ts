// The Worker around the engine. The page sends the compiled engine first, then requests, which are answered in order.
// While the engine works the Worker hears nothing, but what a bot thinks is told at once.
import type { Thought } from './api';
import { EngineStopped, ask, instantiate, type Answer, type Instance, type Told } from './wasm';

export type ToWorker = { module: WebAssembly.Module } | { id: number; method: string; input: string };
export type FromWorker = { id: number; answer: Answer } | { id: number; thought: Thought };

const scope = self as unknown as DedicatedWorkerGlobalScope;
let module: WebAssembly.Module;
let instance: Promise<Instance>;

// The files that bots play with, by their path in the tree.
const files = import.meta.glob<string>('../../../data/**/*.bin', { query: '?url', import: 'default', eager: true });

class FileAway extends Error {}

async function fetchFile(name: string): Promise<Uint8Array> {
  try {
    const response = await fetch(files[`../../../data/${name}.bin`] ?? name);
    if (!response.ok) throw new Error(`answers ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new FileAway(`${name}: ${String(error)}`);
  }
}

async function answer(method: string, input: string, told: Told): Promise<Answer> {
  try {
    return await ask(await instance, fetchFile, method, input, told);
  } catch (error) {
    const stopped = error instanceof EngineStopped;
    if (!(error instanceof FileAway)) instance = instantiate(module); // a new one, which knows no tables
    const message = error instanceof Error ? error.message : String(error);
    return { fault: { code: stopped ? 'engine_failed' : 'engine_away', at: method, message } };
  }
}

scope.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) {
    module = data.module;
    instance = instantiate(module);
    instance.catch(() => {}); // whoever asks is told
    return;
  }
  const { id, method, input } = data;
  const told: Told = (thought) => scope.postMessage({ id, thought } satisfies FromWorker);
  scope.postMessage({ id, answer: await answer(method, input, told) } satisfies FromWorker);
};
