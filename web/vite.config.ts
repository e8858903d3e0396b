/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { dirname, resolve } from 'node:path';
import { defineConfig, searchForWorkspaceRoot } from 'vite';
import { engineFile } from './src/engine/file.ts';
import { serviceWorker } from './src/offline/plugin.ts';
import { packedFiles } from './tools/packed.ts';

// The house serves what is built here. While developing, `npm run dev` passes what is not a file on to a house on 8080.
const house = process.env['CIFRA_HOUSE'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), serviceWorker(), packedFiles()],
  resolve: { alias: [{ find: /^#engine\.wasm/, replacement: engineFile() }] },
  build: {
    target: 'es2022',
    outDir: '../build/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows files of the house only
    modulePreload: { polyfill: false },
    // What the start page needs of these comes in one file instead of a dozen.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/svelte\/|\/src\/(marks|settings|house)\/|\/src\/table\/(?!live|merge|rematch)|\/src\/ui\/(?!Qr|Share|Tale)|\/screens\/(Lost|NotLoaded|games\.svelte|home\/JoinBar|rules\/Credits)|\/src\/offline\/update|\/src\/lessons\/progress|\/src\/engine\/engine\.ts|\/src\/games\/index\.ts/,
            },
            // What every table needs, on the device and in the house.
            {
              name: 'table',
              test: /\/src\/screens\/table\/(Frame|News|SignsShown|NoTable|TableMenu|TableNotices|CoachLine|Countdown|Waiting|HintButton|people|news|signs)\b/,
            },
            // What board, rules and coach of a game share is one file, without what its card on the start page has.
            {
              name: (module) => /\/src\/games\/(\w+)\//.exec(module)?.[1] ?? null,
              test: /\/src\/games\/\w+\/(?!index|Mark|Picture|picture|TileShape|look|outline|tokens)\w[\w.]*$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: {
      allow: [
        searchForWorkspaceRoot(import.meta.dirname),
        dirname(engineFile()),
        resolve(import.meta.dirname, '../data'),
      ],
    },
    proxy: { '/api': { target: house }, '/ws': { target: house, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
