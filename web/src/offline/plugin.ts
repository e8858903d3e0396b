// The plugin that builds /sw.js: the service worker with the list of all files of this build.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import type { Files } from './files.ts';

const bigBytes = 1 << 20;
const isForLater = (module: string) => module.includes('/node_modules/three/');
const isLeftOut = (name: string) =>
  name.endsWith('.map') || name.endsWith('.gz') || name.endsWith('.br') || name === 'robots.txt';

interface Built {
  name: string;
  content: string | Uint8Array;
  later: boolean;
}

async function publicFiles(folder: string): Promise<Built[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(
    found
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return { name: relative(folder, path).split(sep).join('/'), content: await readFile(path), later: false };
      }),
  );
}

function bundledFiles(bundle: Rollup.OutputBundle): Built[] {
  return Object.values(bundle).map((one) => {
    if (one.type === 'asset')
      return {
        name: one.fileName,
        content: one.source,
        later: one.fileName.endsWith('.bin') || one.source.length > bigBytes,
      };
    return { name: one.fileName, content: one.code, later: one.moduleIds.length > 0 && one.moduleIds.some(isForLater) };
  });
}

/** What only files for later need comes later, too. */
export function listFiles(built: Built[], entry: string): Files {
  const listed = built.filter(({ name }) => !isLeftOut(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256');
  for (const { name, content } of listed) hash.update(`${name}\0`).update(content).update('\0');
  const paths = (later: boolean) => listed.filter((file) => file.later === later).map(({ name }) => `/${name}`);
  return { version: hash.digest('hex').slice(0, 16), entry: `/${entry}`, shell: paths(false), later: paths(true) };
}

async function workerCode(files: Files): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: join(import.meta.dirname, 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  return (output as Rollup.RollupOutput).output[0].code;
}

export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'cifra-service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const entry = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.isEntry && one.facadeModuleId?.endsWith('index.html'),
        );
        if (!entry) return this.error('the page has no entry');
        const files = listFiles([...bundledFiles(bundle), ...(await publicFiles(publicDir))], entry.fileName);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerCode(files) });
      },
    },
  };
}
