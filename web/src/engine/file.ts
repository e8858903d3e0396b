// The file of the built engine, for the build and for tests: `cmake --preset wasm && cmake --build --preset wasm` puts
// it there, and CIFRA_ENGINE may name another one.
import { resolve } from 'node:path';

export const engineFile = (): string =>
  resolve(process.env['CIFRA_ENGINE'] ?? resolve(import.meta.dirname, '../../../build/wasm/cifra_engine.wasm'));
