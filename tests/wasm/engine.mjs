// Loads the WebAssembly engine in Node, with the few WASI functions it asks for. Used by the tests in this folder.
import { readFile } from 'node:fs/promises';

export async function loadEngine(path) {
  let memory;
  const wasi = {
    // The engine writes nothing but what a failed assertion says.
    fd_write(fd, list, count, written) {
      const view = new DataView(memory.buffer);
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const data = view.getUint32(list + 8 * i, true);
        const length = view.getUint32(list + 8 * i + 4, true);
        process.stderr.write(Buffer.from(memory.buffer, data, length));
        size += length;
      }
      view.setUint32(written, size, true);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the engine ended with code ${code}`);
    },
  };
  const answersNothing = new Proxy(wasi, { get: (target, name) => target[name] ?? (() => 52 /* ENOSYS */) });
  const module = await WebAssembly.compile(await readFile(path));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = answersNothing[name];
  const { exports } = await WebAssembly.instantiate(module, imports);
  memory = exports.memory;
  exports._initialize();

  const text = () => Buffer.from(memory.buffer, exports.text_data(), exports.text_size()).toString();
  return {
    referee(line) {
      const bytes = Buffer.from(line);
      const room = exports.text_room(bytes.length);
      new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
      const valid = exports.referee() === 1;
      return { valid, line: text() };
    },
    signature() {
      exports.bench_signature();
      return text();
    },
    // Units a second of every workload.
    *bench(seconds) {
      for (let index = 0; index < exports.bench_count(); ++index) {
        exports.bench_run(index);
        const name = text();
        const begin = performance.now();
        let units = 0;
        while (performance.now() - begin < 1000 * seconds) units += exports.bench_run(index);
        yield { name, perSecond: (1000 * units) / (performance.now() - begin) };
      }
    },
  };
}
