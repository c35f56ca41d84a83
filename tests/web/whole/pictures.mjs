// The pictures of the README. With --refresh they are written to docs/images; without, beside the
// build, to check that they can still be made and are small enough.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, ROOT, journeys } from '../support/journey.mjs';
import { DESK, PHONE, dark } from '../support/looks.mjs';
import { VIEWS } from './views.mjs';
import { done } from '../support/tap.mjs';

const LARGEST = 200 * 1024;
const FOLDER = process.argv.includes('--refresh') ? join(ROOT, 'docs/images') : PICTURES;

const SHOWN = [
  // file, view, look, what is typed then
  ['page-ask.png', 'ask', DESK, ''],
  ['page-roll.png', 'roll, at a throw', dark(PHONE), '64'],
];

mkdirSync(FOLDER, { recursive: true });

await journeys('pictures', async ({ test }) => {
  for (const [file, view, look, typed] of SHOWN)
    await test(file, look, async (page, by) => {
      await VIEWS[view](page, by);
      await page.keyboard.type(typed);
      const path = join(FOLDER, file);
      await page.screenshot({ path });
      const { size } = statSync(path);
      if (size > LARGEST) throw new Error(`${file}: ${size} bytes, ${LARGEST} allowed`);
    });
});

done();
