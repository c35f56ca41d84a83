// Links of every version work for ever: each published link leads where it led, with the answers
// that the command gives. A broken link is reported, and the page still works.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { result_page } from '../page/result_page.mjs';
import { bayonet_on } from '../expected/command.mjs';
import { figures } from '../expected/csv.mjs';
import { equal } from '../support/equal.mjs';
import { ROOT, journeys } from '../support/journey.mjs';
import { DESK, PHONE } from '../support/looks.mjs';
import { play_page } from '../page/play_page.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

const LINKS = JSON.parse(readFileSync(join(ROOT, 'web/src/share/links.json'), 'utf8'));

/** Fragments that lead nowhere. */
const NONE = [
  '#',
  '#1a.',
  '#1a.!!!!',
  '#9z.abc',
  '#hello%20%',
  '#1a.nGeCjc7BCcM',
  `#1a.${'A'.repeat(9000)}`,
];

const record_text = (lines) => `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;

/** The address, once the page has written it: it does so when it is left, too. */
const address = (page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return location.hash;
  });

/** The odds of an assault are the command's. */
async function answers(ask, scenario) {
  const said = bayonet_on(JSON.stringify(scenario), 'link.json', 'odds', '{}', '--csv');
  if (said.status !== 0) throw new Error(said.said);
  await ask.settled();
  equal(figures(await ask.copy('Copy CSV')), figures(said.out), 'CSV');
}

/** The story of a record is as long as the command's, and asks what that asks. */
async function tells(roll, lines) {
  const said = bayonet_on(record_text(lines), 'link.jsonl', 'replay', '{}', '--json');
  const { told, question } = JSON.parse(said.out);
  const asked = await roll.asked();
  equal(asked, { throw: 'dice', choice: 'question', over: 'over' }[question.kind], 'asked');
  equal(await roll.steps(), told.length, 'steps told');
}

await journeys('links', async ({ test }) => {
  for (const { about, version, link, means } of LINKS)
    await test(`version ${version}: ${about}`, DESK, async (page, by) => {
      const ask = result_page(page, by);
      const roll = play_page(page, by);
      await page.goto(by.url + link);
      if (Object.keys(means.scenario ?? means.lines).length === 0) {
        await page
          .getByText(/missing|needed|rules/i)
          .first()
          .waitFor();
        return;
      }
      if (means.view === 'roll' && means.kind === 'record') await tells(roll, means.lines);
      else if (means.view === 'roll') await roll.asked();
      else if (means.kind === 'assault') await answers(ask, means.scenario);
      else await ask.settled();
      equal(await address(page), link, 'the address afterwards');
    });

  await test(
    'what is no link is told, and the sample is there',
    first_or_rest(DESK, PHONE),
    async (page, by) => {
      const ask = result_page(page, by);
      for (const fragment of NONE) {
        await page.goto('about:blank');
        await page.goto(by.url + fragment);
        await ask.settled();
        if (fragment !== '#') await page.getByText(/link/i).first().waitFor();
      }
    },
  );

  await test(
    'Back and Forward go through what was open',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      const first = await ask.said();
      const dialog = await ask.library();
      await by.press(dialog.getByRole('button', { name: /militia/i }).first());
      const second = await ask.changed_from(first);
      await address(page);
      await page.goBack();
      await ask.sentence.filter({ hasText: first }).waitFor();
      await page.goForward();
      await ask.sentence.filter({ hasText: second }).waitFor();
    },
  );
});

done();
