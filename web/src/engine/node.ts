// The engine in Node, without a Worker: for tests.
import { readFile } from 'node:fs/promises';
import type { Engine, Method, Methods } from './api';
import { engineFile } from './file';
import { instantiate } from './wasm';

export async function nodeEngine(): Promise<Engine> {
  const instance = await instantiate(await WebAssembly.compile(await readFile(engineFile())));
  return {
    async call<M extends Method>(method: M, input: Methods[M]['in']): Promise<Methods[M]['out']> {
      const answer = instance.call(method, JSON.stringify(input ?? null));
      if ('fault' in answer) throw answer.fault;
      return JSON.parse(answer.json) as Methods[M]['out'];
    },
  };
}
