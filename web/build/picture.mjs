// Draws public/picture.png, which a link to the page is shown with elsewhere; run by hand when the
// drawing changes. It says no number: rules are corrected, and pictures are kept for years.
//
//   node build/picture.mjs [BROWSER]
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const place = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const tokens = readFileSync(place('src/theme/tokens.css'), 'utf8');

/** Fifty dots in piles, as the page draws them: solid where the attacker has the ground. */
const PILES = [
  [19, 1],
  [10, 3],
  [6, 4],
  [2, 3],
  [0, 2],
];
const PITCH = 34;
const ACROSS = 3;

const dots = PILES.flatMap(([solid, hollow], pile) =>
  Array.from({ length: solid + hollow }, (_, n) => {
    const x = 20 + pile * 122 + (n % ACROSS) * PITCH;
    const y = 292 - Math.floor(n / ACROSS) * PITCH;
    return `<circle cx="${x}" cy="${y}" r="12.5" class="${n < solid ? 'solid' : 'hollow'}" />`;
  }),
).join('');

const html = `<!doctype html><style>${tokens}
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; padding: 72px 84px; background: var(--paper);
    color: var(--ink); font-family: var(--serif); border-bottom: 14px solid var(--accent) }
  h1 { display: flex; gap: 26px; align-items: center; font-size: 92px; letter-spacing: 0.01em }
  h1 svg { width: 36px; height: 120px }
  p { margin-top: 18px; font-size: 40px; font-style: italic; color: var(--ink-soft) }
  .dots { position: absolute; left: 520px; bottom: 66px; width: 600px; height: 330px }
  .solid { fill: var(--attacker) }
  .hollow { fill: var(--sheet); stroke: var(--defender); stroke-width: 5 }
  .line { stroke: var(--line-strong); stroke-width: 4 }
  .aside { position: absolute; left: 84px; bottom: 84px; width: 380px; font: 34px/1.35 var(--serif) }
</style>
<h1><svg viewBox="0 0 12 40"><path d="M6 0 9 7v20H3V7z" fill="#5a5a50"/><path d="M6 3v24"
  stroke="#f6f3ec"/><path d="M0 28h12v2H0zM4 31h4v9H4z" fill="#22231f"/></svg>Bayonet</h1>
<p>odds and orders for the close assault</p>
<div class="aside">Exact odds, the best order, and what it hangs on. In your browser.</div>
<svg class="dots" viewBox="0 0 600 330"><path class="line" d="M0 316H600"/>${dots}</svg>`;

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.screenshot({ path: place('public/picture.png') });
await browser.close();
