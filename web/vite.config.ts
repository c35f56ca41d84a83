// How the page is built: `vite build` makes dist/, with the single file and the service worker.
import { fileURLToPath } from 'node:url';
import type { InlineConfig, PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { at_home } from './build/at_home.ts';
import { examples } from './build/virtual/examples.ts';
import { finish } from './build/finish.ts';
import { first_answer } from './build/virtual/first_answer.ts';
import { first_paint } from './build/paint/first_paint.ts';
import { bundled } from './build/notices/notices.ts';
import { inline } from './build/inline.ts';
import { packed } from './build/packed.ts';
import { preload } from './build/preload.ts';
import { rule_systems } from './build/virtual/rule_systems.ts';
import { yaml_words } from './build/virtual/yaml_words.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const core = process.env['BAYONET_WASM'] ?? here('../build/wasm/apps/wasm/bayonet.wasm');

/** How much slower than a quiet machine this one is: limits of time follow it. */
const pace = Number(process.env['BAYONET_PACE'] ?? '1');

const aliases = [{ find: /^bayonet\.wasm(?=\?|$)/, replacement: core }];
/** What is another in the single file. */
const single = [
  { find: /^\.\/parts$/, replacement: here('src/door/parts_single.ts') },
  { find: /^\.\/offline\/register$/, replacement: here('src/offline/register_single.ts') },
];
/** The modules that are in the page, in a worker of it or in the single file. */
const found = new Set<string>();
const common = (): PluginOption[] => [
  bundled(found),
  examples(here('../examples'), core),
  yaml_words(here('../apps/cli/yaml/yaml_words.def')),
  rule_systems(core),
  first_answer(core),
  packed(),
];

const shared = {
  root: here('.'),
  base: './',
  worker: { format: 'es', plugins: () => [bundled(found)] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
} satisfies InlineConfig;

const alone = (): InlineConfig => ({
  ...shared,
  resolve: { alias: [...aliases, ...single] },
  plugins: [common()],
});

/** How it is rendered while it is built. */
const rendering = (): InlineConfig => ({ root: here('.'), plugins: [common()] });

export default defineConfig({
  ...shared,
  resolve: { alias: aliases },
  plugins: [
    common(),
    inline(),
    preload(),
    at_home(process.env['BAYONET_URL']),
    first_paint(rendering),
    finish(alone, rendering, found),
  ],
  server: { fs: { allow: [here('..')] } },
  test: { testTimeout: 10_000 * pace, hookTimeout: 10_000 * pace },
});
