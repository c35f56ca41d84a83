// The page's Content-Security-Policy, as a <meta> at the start of the head.
import { createHash } from 'node:crypto';
import rules from './policy.json' with { type: 'json' };

const FIRST = '<meta charset="utf-8" />';

function stated(html: string, policy: Record<string, string>): string {
  const words = Object.entries(policy).map(([what, whence]) => `${what} ${whence}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${words.join('; ')}" />`;
  if (!html.includes(FIRST)) throw new Error(`no ${FIRST} in the page`);
  return html.replace(FIRST, `${FIRST}\n    ${meta}`);
}

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For a page that is one file: its own scripts and its own style, and no request at all. */
export const stated_single = (html: string, scripts: string[], style: string): string =>
  stated(html, {
    'default-src': "'none'",
    'script-src': `${scripts.map(hash).join(' ')} 'wasm-unsafe-eval'`,
    'style-src': hash(style),
    'img-src': 'data: blob:',
    'worker-src': 'blob:',
    'base-uri': "'none'",
    'form-action': "'none'",
  });

/** For the page in its folder, with this script and this style in it. */
export const stated_page = (html: string, script: string, style: string): string =>
  stated(html, {
    ...rules,
    'script-src': `${rules['script-src']} ${hash(script)}`,
    'style-src': `${rules['style-src']} ${hash(style)}`,
  });
