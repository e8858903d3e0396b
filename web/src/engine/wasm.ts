// One instance of the WebAssembly engine: a method and the JSON of its input in, JSON out. Works wherever WebAssembly
// does; nothing here knows a Worker or the network.
import type { Fault, Thought } from './api';

/** The JSON of the answer, or a fault. */
export type Answer = { json: string } | { fault: Fault };

export interface Instance {
  /** `told` is called while the engine works. */
  call(method: string, input: string, told?: Told): Answer;
  /** Hands over a file the engine works with; one it knows not, or has already, is left. */
  provide(name: string, bytes: Uint8Array): void;
}

export type Told = (thought: Thought) => void;

/** Fetches the bytes of data/<name>.bin. */
export type Fetch = (name: string) => Promise<Uint8Array>;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  text_room(size: number): number;
  text_data(): number;
  text_size(): number;
  call(): number;
  asset_room(size: number): number;
}

/** Thrown when the engine stopped in the middle of something. The instance is of no use any more. */
export class EngineStopped extends Error {}

// The few functions of WASI that the C library asks for, and that by which the engine tells what a bot thinks. The
// engine reads no file and no clock; it writes only what a violated precondition says.
function system(memory: () => WebAssembly.Memory, told: Told): Record<string, (...args: number[]) => number> {
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
    thought(data = 0, size = 0) {
      told(JSON.parse(new TextDecoder().decode(new Uint8Array(memory().buffer, data, size))) as Thought);
      return 0;
    },
    proc_exit(code) {
      throw new EngineStopped(`the engine ended with code ${code}`);
    },
  };
  return new Proxy(functions, { get: (all, name) => all[String(name)] ?? (() => notThere) });
}

export async function instantiate(module: WebAssembly.Module): Promise<Instance> {
  let loaded: Loaded | null = null;
  const functions = system(
    () => loaded!.memory,
    (thought) => loaded!.told?.(thought),
  );
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = functions[name]!;
  const instance = await WebAssembly.instantiate(module, imports);
  loaded = new Loaded(instance.exports as unknown as Exports);
  loaded.begin();
  return loaded;
}

/** Asks the engine; a file that it lacks for the answer is fetched, and it is asked again. */
export async function ask(
  instance: Instance,
  fetch: Fetch,
  method: string,
  input: string,
  told?: Told,
): Promise<Answer> {
  const fetched = new Set<string>();
  for (;;) {
    const answer = instance.call(method, input, told);
    if (!('fault' in answer) || answer.fault.code !== 'asset_missing' || fetched.has(answer.fault.at)) return answer;
    fetched.add(answer.fault.at);
    instance.provide(answer.fault.at, await fetch(answer.fault.at));
  }
}

class Loaded implements Instance {
  readonly #engine: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  /** Who hears of thoughts now. */
  told: Told | undefined;

  constructor(engine: Exports) {
    this.#engine = engine;
  }

  get memory(): WebAssembly.Memory {
    return this.#engine.memory;
  }

  begin(): void {
    this.#engine._initialize();
  }

  #write(text: string): void {
    const bytes = this.#encoder.encode(text);
    const room = this.#engine.text_room(bytes.length);
    new Uint8Array(this.#engine.memory.buffer, room, bytes.length).set(bytes);
  }

  provide(name: string, bytes: Uint8Array): void {
    this.#write(name);
    const room = this.#engine.asset_room(bytes.length);
    if (room !== 0) new Uint8Array(this.#engine.memory.buffer, room, bytes.length).set(bytes);
  }

  call(method: string, input: string, told?: Told): Answer {
    try {
      this.told = told;
      this.#write(`${method}\n${input}`);
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
