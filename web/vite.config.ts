import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { drawings } from './drawn.plugin.ts';
import { glyphs } from './glyphs.plugin.ts';
import { offline } from './offline.plugin.ts';
import { words } from './words.plugin.ts';

// `npm run dev` shows the client with live reload and asks a running `wartable serve` for everything else.
const server = process.env.WARTABLE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [words(), glyphs(), drawings(), offline(), svelte(), svelteTesting()],
  build: {
    outDir: '../src/wartable/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // no data: addresses, so that the server's content policy stays strict
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'worker/sw.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['.', '../src/wartable/words'] } },
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads', // a document of its own for every file, in a third of the time
    include: ['src/**/*.test.ts'],
    setupFiles: ['./test.setup.ts'],
    passWithNoTests: true,
  },
});
