import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { shell } from './scripts/shell.js';

const server = process.env.HEARTHWOOD_SERVER ?? 'http://127.0.0.1:8484';

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: '../built',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's policy lets no font or script stand in another file
    modulePreload: { polyfill: false },
    license: { fileName: 'licences.md' },
    reportCompressedSize: false,
  },
  // `npm run dev` beside a running `hearthwood serve`
  server: {
    fs: { allow: ['../..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
