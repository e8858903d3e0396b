// The page with its modules as they are written, which tests import in the browser:
// `await import('/src/table/live.svelte.ts')`.
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { freePort } from './house';

const root = resolve(import.meta.dirname, '..');

/** What is not a file is passed on to the house. */
export async function openPage(house = 'http://127.0.0.1:9'): Promise<{ url: string; server: ViteDevServer }> {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    server: {
      port: await freePort(),
      strictPort: true,
      host: '127.0.0.1',
      hmr: false,
      proxy: { '/api': { target: house }, '/ws': { target: house, ws: true } },
    },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', server };
}
