// node tests/wasm/bench.mjs ENGINE.wasm [--signature]: the same bench as `cifra bench`, in WebAssembly.
import { loadEngine } from './engine.mjs';

const engine = await loadEngine(process.argv[2]);
if (process.argv[3] !== '--signature') {
  for (const { name, perSecond } of engine.bench(1)) {
    console.log(`${name.padEnd(22)} ${(perSecond / 1e6).toFixed(2).padStart(10)} million a second`);
  }
}
console.log(engine.signature());
