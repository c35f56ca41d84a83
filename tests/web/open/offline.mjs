// Without a network: the page that was once opened works on, reloads, and rolls.
import { result_page } from '../page/result_page.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, PHONE } from '../support/looks.mjs';
import { play_page } from '../page/play_page.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

/** Resolves when the page has all it needs on this device. */
async function kept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

await journeys(
  'offline',
  async ({ test }) => {
    await test(
      'works on, reloads, and plays to the end',
      first_or_rest(PHONE, DESK),
      async (page, by) => {
        const ask = result_page(page, by);
        const roll = play_page(page, by);
        await ask.open();
        await kept(page);
        await by.unplug();
        await by.context.setOffline(true);
        await page.reload();
        const before = await ask.said();
        await ask.step('Attacker: strength', 1);
        await ask.changed_from(before);
        await page.goto('about:blank');
        await ask.open();
        await roll.start();
        await roll.to_the_end();
        await ask.save('Save record');
      },
    );
  },
  { offline: true },
);

done();
