// The engine in Node, without a Worker: for tests.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Method, Methods, Thinker, Thought } from './api';
import { engineFile } from './file';
import { ask, instantiate } from './wasm';

export async function nodeEngine(): Promise<Thinker> {
  const instance = await instantiate(await WebAssembly.compile(await readFile(engineFile())));
  const fetch = async (name: string) =>
    new Uint8Array(await readFile(resolve(import.meta.dirname, `../../../data/${name}.bin`)));
  return {
    stop() {}, // what it does is done before anybody could say so
    async call<M extends Method>(
      method: M,
      input: Methods[M]['in'],
      told?: (thought: Thought) => void,
    ): Promise<Methods[M]['out']> {
      const answer = await ask(instance, fetch, method, JSON.stringify(input ?? null), told);
      if ('fault' in answer) throw answer.fault;
      return JSON.parse(answer.json) as Methods[M]['out'];
    },
  };
}
