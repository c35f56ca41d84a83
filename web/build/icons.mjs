// Draws public/icon-*.png from public/icon.svg; run by hand when the drawing changes.
//
//   node build/icons.mjs [BROWSER]
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const place = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const plain = readFileSync(place('icon.svg'), 'utf8');
// Launchers cut it to their own shape, of which only the middle four fifths are sure to be seen.
const full = plain.replace(' rx="96"', '').replace('scale(.86)', 'scale(.68)');

const ICONS = [
  { name: 'icon-180.png', size: 180, drawing: full.replace('scale(.68)', 'scale(.8)') },
  { name: 'icon-192.png', size: 192, drawing: plain },
  { name: 'icon-512.png', size: 512, drawing: plain },
  { name: 'icon-full-512.png', size: 512, drawing: full },
];

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
for (const { name, size, drawing } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${drawing}</body>`);
  await page.screenshot({ path: place(name), omitBackground: true });
  await page.close();
}
await browser.close();
