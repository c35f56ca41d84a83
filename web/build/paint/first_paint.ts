// The first paint is an answer: the page, rendered when it is built, stands in the page's HTML.
// Its script begins with the same state, and what it renders takes the place of this unseen.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import { without_browser } from './no_browser.ts';

const PAGE = '<div id="page"></div>';
const ROOT = '<html lang="en">';

interface AsBuilt {
  as_built(): { html: string; sample: string };
}

/** Nothing is computed while it is rendered: all that it asks stays unanswered. */
const PARTS = fileURLToPath(new URL('parts_none.ts', import.meta.url));

/** Style sheets say nothing here. */
const no_styles: Plugin = {
  name: 'bayonet-no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

async function render(config: InlineConfig): Promise<ReturnType<AsBuilt['as_built']>> {
  return without_browser(async () => {
    const { module } = await runnerImport<AsBuilt>('/src/shell/as_built.tsx', {
      ...config,
      plugins: [config.plugins, no_styles],
      configFile: false,
      logLevel: 'warn',
      resolve: { alias: [{ find: /^\.\/parts$/, replacement: PARTS }] },
    });
    return module.as_built();
  });
}

let rendered: ReturnType<typeof render> | undefined;

/** `html` with the page in it. */
export async function painted(html: string, config: InlineConfig): Promise<string> {
  const { html: page, sample } = await (rendered ??= render(config));
  for (const place of [PAGE, ROOT])
    if (!html.includes(place)) throw new Error(`no ${place} in the page`);
  return html
    .replace(PAGE, () => `<div id="page">${page}</div>`)
    .replace(ROOT, () => `<html lang="en" data-sample="${sample}">`);
}

/** `config`: how the page's modules are found. */
export function first_paint(config: () => InlineConfig): Plugin {
  return {
    name: 'bayonet-first-paint',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => painted(html, config()) },
  };
}
