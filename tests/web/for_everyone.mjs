// Every main view, at both sizes and in both themes: axe-core finds nothing, nothing is too small for
// a thumb, nothing scrolls sideways, nothing moves for those who asked for calm.
import { findings, motions, sideways, small_targets } from './axe.mjs';
import { journeys } from './journey.mjs';
import { ALL_THEMES, DESK, NARROW, PHONE, calm } from './looks.mjs';
import { VIEWS } from './views.mjs';

function none(found, what) {
  if (found.length > 0) throw new Error(`${what}:\n${found.join('\n')}`);
}

await journeys('for everyone', async ({ test }) => {
  for (const [name, open] of Object.entries(VIEWS)) {
    await test(`${name}: axe finds nothing`, ALL_THEMES, async (page, by) => {
      await open(page, by);
      none(await findings(page), 'axe');
    });
    await test(
      `${name}: large enough for a thumb, no wider than the screen`,
      [DESK, PHONE, NARROW],
      async (page, by) => {
        await open(page, by);
        none(await small_targets(page), 'too small');
        none(await sideways(page), 'sideways');
      },
    );
    await test(`${name}: nothing moves`, calm(PHONE), async (page, by) => {
      await open(page, by);
      none(await motions(page), 'moves');
    });
  }
});
