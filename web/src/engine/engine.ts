// The engine for the page. It is fetched and compiled once, and runs in two Workers: one that answers at once, and one
// that may think for a while.
import wasmUrl from '#engine.wasm?url';
import type { Engine } from './api';
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
const slow = new RemoteEngine(load, start);

/** Answers in order, each within milliseconds: rules, previews, tables of the device. */
export const engine = (): Engine => quick;

/** For bots and all that takes longer. It has tables of its own. */
export const thinker = (): Engine => slow;

// As many searches as there are processors to spare; on a phone that is not many.
const several = Array.from(
  { length: Math.max(1, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1)) },
  () => new RemoteEngine(load, start),
);

/** For long searches in slices, side by side. Each is made when it is first asked. */
export const seekers = (): Engine[] => several;

/** Ends what the thinker is doing; who waits for it gets the fault `stopped`. Its tables are gone. */
export const stopThinking = (): void => slow.stop();
