// One instance of the WebAssembly engine: a method and the JSON of its input in, JSON out. Works wherever WebAssembly
// does; nothing here knows a Worker or the network.
import type { Fault } from './api';

/** The JSON of the answer, or a fault. */
export type Answer = { json: string } | { fault: Fault };

export interface Instance {
  call(method: string, input: string): Answer;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  text_room(size: number): number;
  text_data(): number;
  text_size(): number;
  call(): number;
}

/** Thrown when the engine stopped in the middle of something. The instance is of no use any more. */
export class EngineStopped extends Error {}

// The few functions of WASI that the C library asks for. The engine reads no file and no clock; it writes only what a
// violated precondition says.
function system(memory: () => WebAssembly.Memory): Record<string, (...args: number[]) => number> {
  const notThere = 52; // ENOSYS
  const functions: Record<string, (...args: number[]) => number> = {
    fd_write(_file, list = 0, count = 0, written = 0) {
      const view = new DataView(memory().buffer);
      let size = 0;
      let text = '';
      for (let at = list; at < list + 8 * count; at += 8) {
        const length = view.getUint32(at + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, view.getUint32(at, true), length));
        size += length;
      }
      console.error(text);
      view.setUint32(written, size, true);
      return 0;
    },
    proc_exit(code) {
      throw new EngineStopped(`the engine ended with code ${code}`);
    },
  };
  return new Proxy(functions, { get: (all, name) => all[String(name)] ?? (() => notThere) });
}

export async function instantiate(module: WebAssembly.Module): Promise<Instance> {
  let exports: Exports | null = null;
  const functions = system(() => exports!.memory);
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = functions[name]!;
  const instance = await WebAssembly.instantiate(module, imports);
  exports = instance.exports as unknown as Exports;
  exports._initialize();
  return new Loaded(exports);
}

class Loaded implements Instance {
  readonly #engine: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  constructor(engine: Exports) {
    this.#engine = engine;
  }

  call(method: string, input: string): Answer {
    try {
      const bytes = this.#encoder.encode(`${method}\n${input}`);
      const room = this.#engine.text_room(bytes.length);
      new Uint8Array(this.#engine.memory.buffer, room, bytes.length).set(bytes);
      const good = this.#engine.call() === 1;
      const data = new Uint8Array(this.#engine.memory.buffer, this.#engine.text_data(), this.#engine.text_size());
      const json = this.#decoder.decode(data);
      return good ? { json } : { fault: (JSON.parse(json) as { error: Fault }).error };
    } catch (error) {
      if (error instanceof EngineStopped) throw error;
      throw new EngineStopped(String(error));
    }
  }
}
