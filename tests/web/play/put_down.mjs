// Models put down by hand in a game, where a question leaves it to the player: dragged on the drawing, put down
// together, refused with each breach, and the record replays.
import { result_page } from '../page/result_page.mjs';
import { findings, small_targets } from '../support/axe.mjs';
import { replays_to } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { drag } from '../page/pointing.mjs';
import { play_page } from '../page/play_page.mjs';
import { done } from '../support/tap.mjs';

const CHARGE = `rules: trial40k
title: Two marines follow their captain
begin: charges
attacker:
  units:
    - {name: Squad, profile: marines, at: ["130 mm, 200 mm", "160 mm, 200 mm"]}
    - {name: Captain, independent: true, joined: Squad, groups: [{profile: commanders, at: ["120 mm, 170 mm"]}]}
defender:
  units:
    - {name: Rabble, profile: guardsmen, at: ["100 mm, 100 mm", "130 mm, 100 mm"]}
    - {name: Nob, profile: nobs, at: ["180 mm, 100 mm"]}
`;
const FOLLOW = /^How do the others of Squad follow/;

/** A game in which it is asked how the others follow. */
async function followed(page, by) {
  const ask = result_page(page, by);
  const roll = play_page(page, by);
  await ask.open();
  await ask.open_good_file('charge.yaml', CHARGE);
  let what = await roll.start();
  while (!FOLLOW.test(await roll.asked_for()))
    what = await (what === 'dice' ? roll.throw_dice() : roll.answer()).then(roll.asked);
  const status = page.getByRole('tabpanel', { name: 'Roll it' }).locator('.move-status');
  return { ask, roll, status, press: (name) => by.press(status.getByRole('button', { name })) };
}

/** Plays to the end; the record holds where they were put, and replays. */
async function to_the_end(ask, roll, put) {
  for (let what = await roll.asked(); what !== 'over'; what = await roll.asked())
    await (what === 'dice' ? roll.throw_dice() : roll.answer());
  const ending = await roll.now.innerText();
  const file = await ask.save('Save record');
  const placed = file.text
    .trim()
    .split('\n')
    .flatMap((line) => JSON.parse(line).place ?? []);
  equal(
    placed.map(({ unit }) => unit),
    put,
    'who was put down',
  );
  replays_to(file, ending);
}

await journeys('put down', async ({ test }) => {
  await test('dragged, and put down', first_or_rest(PHONE, DESK), async (page, by) => {
    const { ask, roll, status, press } = await followed(page, by);
    await status.getByText('Put models down by hand').waitFor();
    await drag(page, by, [130, 200], [101, 126]);
    await status.getByText('Squad 1 stands where you put it, once you say so.').waitFor();
    equal(await findings(page), [], 'what axe finds');
    equal(await small_targets(page), [], 'what is too small for a thumb');
    await roll.moving(() => press('Put it down'));
    await to_the_end(ask, roll, ['squad.1']);
  });

  await test('refused, each with its clause', first_or_rest(DESK, PHONE), async (page, by) => {
    const { roll, status, press } = await followed(page, by);
    await drag(page, by, [130, 200], [130, 160]);
    await drag(page, by, [160, 200], [160, 140]);
    await status.getByText('Squad 1, Squad 2 stand where you put them').waitFor();
    await press('Put them down');
    const asked = page.getByRole('region', { name: 'The question' });
    await asked.getByText('Squad 1 may not be placed there').waitFor();
    await status.getByText('Squad 2 may not be placed there').waitFor();
    equal(await findings(page), [], 'what axe finds beside a refusal');
    await press('Back to where they stood');
    await status.getByText('Put models down by hand').waitFor();
    equal(await asked.getByText('may not be placed').count(), 0, 'nothing is refused any more');
    equal(FOLLOW.test(await roll.asked_for()), true, 'it is still asked');
  });

  await test('with keys', KEYS, async (page, by) => {
    const { roll, ask, press, status } = await followed(page, by);
    const table = page.getByRole('listbox', { name: 'Models on the table' });
    await by.focus(table);
    const names = await table
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label').split(',')[0]));
    for (let i = 0; i < names.indexOf('Squad 1'); i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowLeft');
    for (let i = 0; i < 15; i += 1) await page.keyboard.press('ArrowUp');
    equal(await page.locator('.move-rings .move-reach').count(), 1, 'how far it may go');
    await page.keyboard.press('Enter');
    await status.getByText('Squad 1 stands where you put it').waitFor();
    await roll.moving(() => press('Put it down'));
    await to_the_end(ask, roll, ['squad.1']);
  });
});
done();
