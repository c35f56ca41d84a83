// bayonet.html: the whole page as one file that opens from a stick or an attachment. Its script,
// style, worker and module are within it, and its policy forbids it any request.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { InlineConfig, Rolldown } from 'vite';
import { early_script } from './inline.ts';
import { stated_single } from './policy.ts';
import { safe } from './safe.ts';

export interface Parts {
  script: string;
  style: string;
}

export async function single_parts(config: InlineConfig): Promise<Parts> {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ...config.build,
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: 'src/main.tsx', output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = built.output.filter((one) => one.type === 'chunk');
  const others = built.output.filter((one) => one.type === 'asset');
  const style = others.find((one) => one.fileName.endsWith('.css'));
  if (scripts.length !== 1 || others.length !== 1 || !scripts[0] || !style)
    throw new Error(`not one script and one style: ${built.output.map((one) => one.fileName)}`);
  return { script: safe(scripts[0].code), style: String(style.source).trim() };
}

/**
 * The single file's text, from the page's HTML; `folder`: what is served as it is. The page finds
 * `notices` by their id.
 */
export function single(parts: Parts, notices: string, page: string, folder: string): string {
  const { script, style } = parts;
  if (/<[/!]/.test(notices)) throw new Error('the notices hold what ends a script');
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const image = read('icon.svg').toString('base64');
  const early = early_script();
  const html = page
    .replaceAll(/ *<meta\s+(?:property="og|name="twitter):[^>]*>\n/g, '')
    .replaceAll(/ *<link\b[^>]*>\n/g, '')
    .replaceAll(/ *<script\b[^>]*><\/script>\n/g, '')
    .replace(
      '</title>',
      () => `</title>\n    <link rel="icon" href="data:image/svg+xml;base64,${image}" />`,
    )
    .replace('</head>', () => `  <script>${early}</script>\n    <style>${style}</style>\n  </head>`)
    .replace(
      '</body>',
      () => `  <script type="text/plain" id="notices">${notices}</script>\n  </body>`,
    )
    .replace('</body>', () => `  <script type="module">${script}</script>\n  </body>`);
  return stated_single(html, [early, script], style);
}
