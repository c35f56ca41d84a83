// The main views as pictures, at both sizes and in both themes, kept beside the build to be looked
// at. With --readme it refreshes the two of docs/images too.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, ROOT, journeys } from './journey.mjs';
import { ALL_THEMES, DESK, PHONE, dark } from './looks.mjs';
import { VIEWS } from './views.mjs';

const README = process.argv.includes('--readme');
const LARGEST = 200 * 1024;

/** Of which view and look each picture of the README is. */
const SHOWN = [
  ['page-ask.png', 'ask', DESK],
  ['page-roll.png', 'roll, at a throw', dark(PHONE)],
];

mkdirSync(PICTURES, { recursive: true });

await journeys('pictures', async ({ test }) => {
  for (const [name, open] of Object.entries(VIEWS))
    await test(name, ALL_THEMES, async (page, by) => {
      await open(page, by);
      const file = `${name} ${by.look.name}`.replace(/[^a-z0-9]+/g, '-');
      await page.screenshot({ path: join(PICTURES, `${file}.png`), fullPage: true });
    });
  for (const [file, view, look] of README ? SHOWN : [])
    await test(file, look, async (page, by) => {
      await VIEWS[view](page, by);
      const path = join(ROOT, 'docs/images', file);
      await page.screenshot({ path });
      if (statSync(path).size > LARGEST) throw new Error(`${file}: ${statSync(path).size} bytes`);
    });
});
