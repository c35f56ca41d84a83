// Models put somewhere else on the drawing of a table top: dragged, touched and put down, carried with keys.
// Where they then stand is in the scenario, the answer follows, and what the rules refuse is said right there.
import { result_page } from '../page/result_page.mjs';
import { findings, small_targets } from '../support/axe.mjs';
import { replays_to } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { play_page } from '../page/play_page.mjs';
import { drag, touch } from '../page/pointing.mjs';
import { done } from '../support/tap.mjs';

const TABLE = `rules: trial40k
title: On the table
attacker:
  units:
    - {name: Squad, profile: marines, at: ["75 mm, 100 mm", "150 mm, 160 mm"]}
defender:
  units:
    - {name: Mob, profile: orks, at: ["75 mm, 75 mm", "150 mm, 75 mm"]}
`;
const BOXES = `rules: wtj
attacker:
  units:
    - {name: Company, at: ["75 mm, 75 mm", "105 mm, 75 mm"]}
defender:
  units:
    - {name: Garrison, at: ["75 mm, 60 mm", "105 mm, 60 mm"]}
`;
const PHASE = `rules: trial40k
title: Two squads and a captain
begin: charges
attacker:
  units:
    - {name: Squad, profile: marines, at: ["100 mm, 200 mm", "132 mm, 202 mm", "164 mm, 199 mm"]}
    - {name: Captain, independent: true, joined: Squad, groups: [{profile: commanders, at: ["196 mm, 203 mm"]}]}
    - {name: Scouts, profile: marines, at: ["280 mm, 330 mm", "312 mm, 203 mm"]}
defender:
  units:
    - {name: Mob, profile: orks, at: ["110 mm, 110 mm", "142 mm, 108 mm", "174 mm, 111 mm"]}
    - {name: Gretchin, profile: gretchin, at: ["285 mm, 110 mm", "316 mm, 112 mm"]}
`;
const NOT_YET = 'Squad out';

/** Whom the roster has where, by its rows. */
const roster = (page, name) => page.locator('.roster-row', { hasText: name });
const standing = (page, words) => page.getByRole('option', { name: words, exact: true });

async function opened(page, by, text = TABLE) {
  const ask = result_page(page, by);
  await ask.open();
  await ask.open_good_file('table.yaml', text);
  await page.locator('.plane').waitFor();
  await ask.settled();
  return ask;
}

/** The scenario that the page would save. */
const written = async (ask) => (await ask.save('Save scenario (YAML)')).text;

async function has(ask, place) {
  const text = await written(ask);
  if (!text.includes(place)) throw new Error(`"${place}" is not in the scenario:\n${text}`);
}

await journeys('by hand', async ({ test }) => {
  await test('dragged into contact', first_or_rest(DESK, PHONE), async (page, by) => {
    const ask = await opened(page, by);
    const before = await ask.said();
    await roster(page, NOT_YET).waitFor();
    // Not quite there: it touches whom it is put down beside.
    await drag(page, by, [150, 160], [150, 101]);
    await standing(page, 'Squad, 150 mm, 100.2 mm').waitFor();
    await ask.changed_from(before);
    equal(await roster(page, NOT_YET).count(), 0, 'nobody is out of the fight');
    await has(ask, '150 mm, 100.2 mm');
  });

  await test('touched, and then its place', first_or_rest(PHONE, DESK), async (page, by) => {
    const ask = await opened(page, by);
    await touch(page, by, [150, 160]);
    await page.getByText('nearest enemy 60 mm (2.4 in)').waitFor();
    equal(await findings(page), [], 'what axe finds while a model is moved');
    equal(await small_targets(page), [], 'what is too small for a thumb');
    await touch(page, by, [120, 140]);
    await page.getByText('Drag a model, or touch it').waitFor();
    await ask.settled();
    const text = await written(ask);
    const [, x, y] = /75 mm, 100 mm"?\s*(?:,|\n\s*-)\s*"?([\d.]+) mm, ([\d.]+) mm/.exec(text) ?? [];
    if (Math.abs(x - 120) > 2 || Math.abs(y - 140) > 2) throw new Error(`it stands at ${x}, ${y}`);
  });

  await test('carried with keys', KEYS, async (page, by) => {
    const ask = await opened(page, by);
    const hand = page.getByRole('listbox', { name: 'Models on the table' });
    await by.focus(hand);
    for (const key of ['End', 'ArrowLeft', 'Home']) await page.keyboard.press(key);
    const first = await hand.getByRole('option').first().getAttribute('aria-label');
    const to = first.startsWith('Squad on') ? 1 : 0;
    for (let i = 0; i < to; i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText('nearest enemy 60 mm (2.4 in)').waitFor();
    for (let i = 0; i < 12; i += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText('150 mm, 100.5 mm; nearest').waitFor();
    await page.keyboard.press('Escape');
    equal(await hand.locator('[aria-selected=true]').count(), 0, 'let go with Escape');
    await page.keyboard.press('Enter');
    for (let i = 0; i < 12; i += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await standing(page, 'Squad, 150 mm, 100 mm').waitFor();
    await ask.settled();
    await has(ask, '150 mm, 100 mm');
  });

  await test('refused, and put back', first_or_rest(DESK, PHONE), async (page, by) => {
    const ask = await opened(page, by);
    const before = await written(ask);
    await drag(page, by, [150, 160], [150, 82]);
    const status = page.locator('.move-status');
    await status
      .getByText(/^This base stands on one of Squad, at 150 mm, 8[123](\.\d)? mm\.$/)
      .waitFor();
    await status.getByText('TAR-040').waitFor();
    await by.press(status.getByRole('button', { name: 'Put it back' }));
    await status.getByText('Drag a model, or touch it').waitFor();
    equal(await written(ask), before, 'nothing is lost');
    // The last contact is taken away: there is no fight, and that is said there too.
    await drag(page, by, [75, 100], [75, 150]);
    await status.getByText('No model touches an enemy, and there is no fight.').waitFor();
    await page.getByRole('listbox', { name: 'Models on the table' }).focus();
    await page.keyboard.press('Escape');
    await status.getByText('Drag a model, or touch it').waitFor();
    equal(await written(ask), before, 'nothing is lost with Escape');
  });

  await test('a phase to its end', first_or_rest(PHONE, DESK), async (page, by) => {
    const ask = await opened(page, by, PHASE);
    const roll = play_page(page, by);
    // One of the Scouts has lagged behind.
    await drag(page, by, [280, 330], [280, 205]);
    await ask.settled();
    const asked = [];
    for (let what = await roll.start(); what !== 'over'; what = await roll.asked()) {
      asked.push(await roll.asked_for());
      if (/^How do the others of Squad follow/.test(asked.at(-1)))
        equal(await page.locator('.counter-lost').count(), 0, 'lost in a charge');
      await (what === 'dice' ? roll.throw_dice() : roll.answer());
    }
    for (const kind of [
      /^Whom does Scouts charge/,
      /^How do the others of Squad/,
      /^Captain.* strikes/,
    ])
      if (!asked.some((words) => kind.test(words)))
        throw new Error(`no ${kind} among ${JSON.stringify(asked)}`);
    const ending = await roll.now.innerText();
    replays_to(await ask.save('Save record'), ending);
  });

  await test(
    'what it breaks is said while it moves',
    first_or_rest(DESK, PHONE),
    async (page, by) => {
      const ask = await opened(page, by, PHASE);
      const status = page.locator('.move-status');
      // Nothing is under the pointer any more, and the one that was picked up follows where it is touched.
      await touch(page, by, [280, 330]);
      equal(await page.locator('.move-rings .move-reach').count(), 1, 'how far it can charge');
      equal(await page.locator('.move-rings .move-together').count(), 1, 'coherency');
      equal(await page.locator('.move-rings .move-apart').count(), 5, 'the inch around enemies');
      await status.getByText('Out of coherency (2 in).').waitFor();
      await status.getByText('TAR-024').waitFor();
      equal(await findings(page), [], 'what axe finds beside a breach');
      await page.getByRole('listbox', { name: 'Models on the table' }).focus();
      for (let i = 0; i < 20; i += 1) await page.keyboard.press('ArrowUp');
      await status.getByText('Out of coherency').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await status.getByText('Out of coherency (2 in).').waitFor(); // it stands as it stood
      await drag(page, by, [280, 330], [280, 150]);
      await ask.settled();
      await status.getByText('Within 1 in of an enemy.').waitFor();
      await status.getByText('TAR-032').waitFor();
      equal(await page.locator('.move-rings').count(), 0, 'no rings around who stands');
    },
  );

  await test('boxes of other rules', first_or_rest(DESK, PHONE), async (page, by) => {
    const ask = await opened(page, by, BOXES);
    await drag(page, by, [105, 75], [105, 92]);
    await ask.settled();
    await drag(page, by, [105, 92], [106, 76]);
    await page.getByRole('option', { name: /^Company, 10[5-7](\.\d)? mm, 75 mm$/ }).waitFor();
  });
});
done();
