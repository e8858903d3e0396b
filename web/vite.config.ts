/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './src/offline/plugin.ts';

// The house serves what is built here. While developing, `npm run dev` passes what is not a file on to a house on 8080.
const house = process.env['CIFRA_HOUSE'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    target: 'es2022',
    outDir: '../build/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows files of the house only
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': house, '/ws': { target: house, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
