// Loads the WebAssembly engine in Node, with the few WASI functions it asks for. Used by the tests in this folder;
// web/src/engine/api.ts describes the methods.
import { readFile } from 'node:fs/promises';

export async function loadEngine(path) {
  let engine;
  const wasi = {
    // The engine writes nothing but what a violated precondition says.
    fd_write(fd, list, count, written) {
      const view = new DataView(engine.memory.buffer);
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const data = view.getUint32(list + 8 * i, true);
        const length = view.getUint32(list + 8 * i + 4, true);
        process.stderr.write(Buffer.from(engine.memory.buffer, data, length));
        size += length;
      }
      view.setUint32(written, size, true);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the engine ended with code ${code}`);
    },
  };
  const module = await WebAssembly.compile(await readFile(path));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = wasi[name] ?? (() => 52); /* ENOSYS */
  }
  engine = (await WebAssembly.instantiate(module, imports)).exports;
  engine._initialize();

  // The answer of a method; throws a fault.
  function call(method, input = null) {
    const bytes = Buffer.from(`${method}\n${JSON.stringify(input)}`);
    const room = engine.text_room(bytes.length);
    new Uint8Array(engine.memory.buffer, room, bytes.length).set(bytes);
    const good = engine.call() === 1;
    const answer = JSON.parse(Buffer.from(engine.memory.buffer, engine.text_data(), engine.text_size()).toString());
    if (!good) throw answer.error;
    return answer;
  }
  return { call };
}
