// Every main view, at each size and in both themes: axe-core finds nothing, nothing is too small for
// a thumb, nothing scrolls sideways, nothing moves for those who asked for calm.
//
// A view is opened once, on a phone, and then seen at the other sizes. In a deep run it is opened anew
// at each size, with what belongs to it in hand, and a picture of each is kept beside the build, to be
// looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findings, motions, sideways, small_targets, still } from '../support/axe.mjs';
import { PICTURES, journeys } from '../support/journey.mjs';
import { DESK, NARROW, PHONE, calm } from '../support/looks.mjs';
import { DEEP } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';
import { VIEWS } from './views.mjs';

function none(found, what) {
  if (found.length > 0) throw new Error(`${what}:\n${found.join('\n')}`);
}

const file_of = (name) => name.replace(/[^a-z]+/g, '-');

/** In a theme: whole, or only what depends on the theme, which is contrast. */
async function in_theme(page, name, colorScheme, rules) {
  await page.emulateMedia({ colorScheme });
  await still(page);
  const { width } = page.viewportSize();
  const path = join(PICTURES, `${file_of(name)}-${width}-${colorScheme}.png`);
  if (DEEP) await page.screenshot({ path, fullPage: true });
  none(await findings(page, rules), `axe, ${colorScheme}, ${width} wide`);
}

/** What depends on the size. */
async function fits(page) {
  none(await small_targets(page), 'too small');
  none(await sideways(page), 'sideways');
}

async function at_size(page, { viewport }) {
  await page.setViewportSize(viewport);
  // What is drawn to measure follows; what does not is told by fits().
  const follows = () =>
    document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(follows).catch(() => undefined);
  await fits(page);
}

mkdirSync(PICTURES, { recursive: true });

await journeys('for everyone', async ({ test }) => {
  for (const [name, open] of Object.entries(VIEWS)) {
    await test(`${name}, at every size`, calm(PHONE), async (page, by) => {
      await open(page, by);
      none(await motions(page), 'moves');
      await fits(page);
      await in_theme(page, name, 'light');
      await at_size(page, NARROW);
      await at_size(page, DESK);
      await in_theme(page, name, 'dark', ['color-contrast']);
    });
    if (!DEEP) continue;
    await test(`${name}, in both themes`, [DESK, PHONE], async (page, by) => {
      await open(page, by);
      await fits(page);
      for (const colorScheme of ['light', 'dark']) await in_theme(page, name, colorScheme);
    });
    await test(name, [calm(NARROW)], async (page, by) => {
      await open(page, by);
      none(await motions(page), 'moves');
      await fits(page);
    });
  }

  await test('a movement that is broken off is no movement any more', DESK, async (page, by) => {
    await page.goto(by.url);
    const moved = page.locator('h1');
    await moved.evaluate((element) => {
      element.animate([{ opacity: 0.5 }, { opacity: 1 }], 1e9);
      setTimeout(() => element.getAnimations().forEach((one) => one.cancel()), 100);
    });
    await still(page);
  });
});

done();
