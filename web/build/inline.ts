// What the first paint waits for stands in the page itself: the early script and the style. On a slow
// line each would be another round trip, and the style would share the line with the main script.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { stated_page } from './policy.ts';
import { safe } from './safe.ts';

const EARLY = '<script src="/src/early.js"></script>';
const STYLE = /<link rel="stylesheet"[^>]*href="\.\/([^"]+)">/;

export const early_script = (): string =>
  safe(readFileSync(new URL('../src/early.js', import.meta.url), 'utf8'));

export function inline(): Plugin {
  return {
    name: 'bayonet-inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [link, file] = STYLE.exec(html) ?? [];
        const asset = file ? bundle?.[file] : undefined;
        if (!link || !file || asset?.type !== 'asset') throw new Error('no style in the page');
        if (!html.includes(EARLY)) throw new Error(`no ${EARLY} in the page`);
        const style = String(asset.source).trim();
        const early = early_script();
        delete bundle?.[file];
        const page = html
          .replace(EARLY, () => `<script>${early}</script>`)
          .replace(link, () => `<style>${style}</style>`);
        return stated_page(page, early, style);
      },
    },
  };
}
