// The engine for the page. It is fetched and compiled once, and runs in several Workers: one that answers at once, and
// others that may think for a while. Each is made when it is first asked, and has files of its own in its memory.
import wasmUrl from '#engine.wasm?url';
import type { Engine, Thinker } from './api';
import { RemoteEngine, type Port } from './remote';

let module: Promise<WebAssembly.Module> | null = null;

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl} answers ${response.status}`);
  if (response.headers.get('Content-Type')?.startsWith('application/wasm'))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

function load(): Promise<WebAssembly.Module> {
  if (!module) {
    module = compile();
    module.catch(() => (module = null)); // the next call tries again
  }
  return module;
}

const start = (): Port => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const quick = new RemoteEngine(load, start);

/** Answers in order, each within milliseconds: rules, previews, tables of the device. */
export const engine = (): Engine => quick;

const processors = globalThis.navigator?.hardwareConcurrency || 2;
const some = (count: number) =>
  Array.from({ length: Math.max(1, Math.min(4, count)) }, () => new RemoteEngine(load, start));

// As many as bots can think side by side. Each has tables of its own.
const slow = some(processors);

/** For bots, who may think for a while. The first comes first; others are for what it cannot do alone. */
export const thinkers = (): Thinker[] => slow;

// As many searches as there are processors to spare; on a phone that is not many.
const several = some(processors - 1);

/** For long searches in slices, side by side. Each is made when it is first asked. */
export const seekers = (): Engine[] => several;

const reviewing = new RemoteEngine(load, start);

/** For reviews, which go on for seconds. */
export const reviewer = (): Thinker => reviewing;

const patient = new RemoteEngine(load, start);

/** For what may take minutes and nobody waits for. */
export const background = (): Thinker => patient;
