// The engine in Node, without a Worker: for tests.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Engine, Method, Methods } from './api';
import { engineFile } from './file';
import { ask, instantiate } from './wasm';

export async function nodeEngine(): Promise<Engine> {
  const instance = await instantiate(await WebAssembly.compile(await readFile(engineFile())));
  const fetch = async (name: string) =>
    new Uint8Array(await readFile(resolve(import.meta.dirname, `../../../data/${name}.bin`)));
  return {
    async call<M extends Method>(method: M, input: Methods[M]['in']): Promise<Methods[M]['out']> {
      const answer = await ask(instance, fetch, method, JSON.stringify(input ?? null));
      if ('fault' in answer) throw answer.fault;
      return JSON.parse(answer.json) as Methods[M]['out'];
    },
  };
}
