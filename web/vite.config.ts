import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { examples } from './build/examples.ts';
import { policy } from './build/policy.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const core = process.env['BAYONET_WASM'] ?? here('../build/wasm/apps/wasm/bayonet.wasm');

export default defineConfig({
  base: './',
  resolve: { alias: [{ find: /^bayonet\.wasm(?=\?|$)/, replacement: core }] },
  plugins: [examples(here('../examples')), policy()],
  server: { fs: { allow: [here('..')] } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
