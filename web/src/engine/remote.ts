// An engine in a Worker, made when it is first asked for something.
import type { Fault, Method, Methods, Thinker, Thought } from './api';
import type { FromWorker, ToWorker } from './worker';

/** What is needed of a Worker. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (fault: Fault) => void;
  told: ((thought: Thought) => void) | undefined;
}

const away = (cause: unknown): Fault => ({
  code: 'engine_away',
  at: '',
  message: `the engine cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
});

export class RemoteEngine implements Thinker {
  readonly #load: () => Promise<WebAssembly.Module>;
  readonly #start: () => Port;
  #port: Promise<Port> | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #end = () => {};
  #next = 0;

  constructor(load: () => Promise<WebAssembly.Module>, start: () => Port) {
    this.#load = load;
    this.#start = start;
  }

  call<M extends Method>(
    method: M,
    input: Methods[M]['in'],
    told?: (thought: Thought) => void,
  ): Promise<Methods[M]['out']> {
    const id = this.#next++;
    const text = JSON.stringify(input ?? null); // now: what it is made of may change before the engine is there
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, told });
      this.#port ??= this.#open();
      this.#port.then(
        (port) => {
          if (this.#waiting.has(id)) port.postMessage({ id, method, input: text });
        },
        () => {},
      );
    });
  }

  /** Ends the Worker, whatever it is doing; those who wait get the fault `stopped`. The next call makes a new one. */
  stop(): void {
    this.#close({ code: 'stopped', at: '', message: 'the engine was told to stop' });
  }

  async #open(): Promise<Port> {
    let closed = false;
    let port: Port | null = null;
    this.#end = () => {
      closed = true;
      port?.terminate();
    };
    const fail = (cause: unknown) => {
      if (!closed) this.#close(away(cause));
    };
    try {
      const module = await this.#load();
      if (closed) throw new Error('stopped');
      port = this.#start();
      port.onmessage = ({ data }) => this.#settle(data);
      port.onerror = (event) => fail(event.message || 'the Worker does not start');
      port.postMessage({ module });
      return port;
    } catch (error) {
      fail(error);
      throw error;
    }
  }

  #settle(message: FromWorker): void {
    const { id } = message;
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if ('thought' in message) return waiting.told?.(message.thought);
    this.#waiting.delete(id);
    const { answer } = message;
    if ('fault' in answer) waiting.reject(answer.fault);
    else waiting.resolve(JSON.parse(answer.json));
  }

  #close(fault: Fault): void {
    this.#port = null;
    this.#end();
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of all) reject(fault);
  }
}
