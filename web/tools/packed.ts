// Packs the files of a build with Brotli, beside them: the house sends those to every browser that takes them. They are
// a fifth smaller than what it packs itself.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const pack = (content: Buffer, quality: number) =>
  compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const isPacked = /\.(?:js|css|html|wasm|svg|json|webmanifest|bin)$/;
const smallBytes = 1024;

export async function packFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isPacked.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const isWorthIt = (packed: Buffer) => packed.length < 0.95 * content.length;
      // The best quality takes seconds for a megabyte; the least tells at once whether there is anything to gain.
      if (content.length < smallBytes || !isWorthIt(await pack(content, constants.BROTLI_MIN_QUALITY))) return;
      await writeFile(`${file}.br`, await pack(content, constants.BROTLI_MAX_QUALITY));
    }),
  );
}

export function packedFiles(): Plugin {
  return {
    name: 'cifra-packed-files',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => packFolder(dir!) },
  };
}
