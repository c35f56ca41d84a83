// Every main view, at both sizes and in both themes: axe-core finds nothing, nothing is too small for
// a thumb, nothing scrolls sideways, nothing moves for those who asked for calm. A picture of each is
// kept beside the build, to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findings, motions, sideways, small_targets } from './axe.mjs';
import { PICTURES, journeys } from './journey.mjs';
import { DESK, NARROW, PHONE, calm } from './looks.mjs';
import { VIEWS } from './views.mjs';

const SIZES = { 1280: DESK, 360: PHONE };

function none(found, what) {
  if (found.length > 0) throw new Error(`${what}:\n${found.join('\n')}`);
}

/** Both themes of what is in front, one after the other. */
async function both_themes(page, file) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    await page.screenshot({ path: join(PICTURES, `${file}-${colorScheme}.png`), fullPage: true });
    none(await findings(page), `axe, ${colorScheme}`);
  }
}

mkdirSync(PICTURES, { recursive: true });

await journeys('for everyone', async ({ test }) => {
  for (const [name, open] of Object.entries(VIEWS)) {
    for (const [size, look] of Object.entries(SIZES))
      await test(`${name}, in both themes`, look, async (page, by) => {
        await open(page, by);
        none(await small_targets(page), 'too small');
        none(await sideways(page), 'sideways');
        await both_themes(page, `${name.replace(/[^a-z]+/g, '-')}-${size}`);
      });
    await test(name, calm(NARROW), async (page, by) => {
      await open(page, by);
      none(await motions(page), 'moves');
      none(await small_targets(page), 'too small');
      none(await sideways(page), 'sideways');
    });
  }
});
