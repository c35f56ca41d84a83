// A table set up from nothing, with a thumb, a mouse or keys alone: units are added in rows, moved as a whole, ground is
// put between them, and there is an answer.
import { result_page } from '../page/result_page.mjs';
import { findings, small_targets } from '../support/axe.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { drag, touch } from '../page/pointing.mjs';
import { done } from '../support/tap.mjs';

const SAMPLE = `rules: trial40k
attacker: {models: 3, profile: marines}
defender: {models: 4, profile: orks}
`;

const BOXES = `rules: wtj
attacker:
  units:
    - {name: Company, at: ["75 mm, 75 mm", "105 mm, 75 mm"]}
defender:
  units:
    - {name: Garrison, at: ["75 mm, 60 mm", "105 mm, 60 mm"]}
`;

const GROUND = `rules: trial40k
begin: charges
attacker:
  units:
    - {name: Squad, profile: marines, at: ["100 mm, 300 mm", "130 mm, 300 mm"]}
defender:
  units:
    - {name: Mob, profile: orks, at: ["100 mm, 200 mm", "130 mm, 200 mm"]}
terrain:
  - {kind: cover, line: ["40 mm, 250 mm", "80 mm, 250 mm"]}
  - {kind: difficult, area: ["200 mm, 230 mm", "240 mm, 230 mm", "240 mm, 270 mm", "200 mm, 270 mm"]}
  - {kind: impassable, area: ["200 mm, 170 mm", "240 mm, 170 mm", "240 mm, 210 mm", "200 mm, 210 mm"]}
`;

const WIDE = `rules: trial40k
attacker:
  units:
    - {name: Squad, profile: marines, at: ["100 mm, 100 mm", "150 mm, 115 mm"]}
    - {name: Chiefs, profile: terminators, base: 40 mm, at: ["100 mm, 132.5 mm", "200 mm, 132.5 mm"]}
defender:
  units:
    - {name: Mob, profile: orks, at: ["100 mm, 75 mm", "125 mm, 75 mm"]}
`;

const OTHER = `rules: nqm
attacker: {strength: 6, quality: veteran}
defender: {strength: 3, quality: regular}
`;

async function opened(page, by, text) {
  const ask = result_page(page, by);
  await ask.open();
  await ask.open_good_file('table.yaml', text);
  await ask.settled();
  return ask;
}

const written = async (ask) => (await ask.save('Save scenario (YAML)')).text;

/** How often a pattern is in a text. */
const count = (text, pattern) => [...text.matchAll(pattern)].length;

const table_of = (page) => page.getByRole('listbox', { name: 'Models on the table' });

/** One model less: keys do it in the field. */
async function less(page, by, sheet, models) {
  if (by.look.hand !== 'keys')
    return by.press(sheet.getByRole('button', { name: `Less: ${models}`, exact: true }));
  await by.focus(sheet.getByRole('spinbutton', { name: models, exact: true }));
  return page.keyboard.press('ArrowDown');
}

/** Chooses of a list: keys type its name. */
async function choose(page, by, list, name) {
  if (by.look.hand !== 'keys') return list.selectOption(name);
  await by.focus(list);
  return page.keyboard.type(name);
}

/** Picks up what stands first on the table, carries it with keys and puts it down. */
const carry = (page, by, ...keys) => carry_from(page, by, ['Home'], ...keys);

/** The same of what keys come to. */
async function carry_from(page, by, to, ...keys) {
  await by.focus(table_of(page));
  for (const key of [...to, 'Enter', ...keys, 'Enter']) await page.keyboard.press(key);
}

const times = (count, key) => Array.from({ length: count }, () => key);

/** What has the focus is `locator`. */
const has_focus = (locator) =>
  locator.and(locator.page().locator(':focus')).waitFor({ state: 'attached' });

await journeys('set up', async ({ test }) => {
  await test(
    'from an empty table to an answer',
    first_or_rest(PHONE, DESK, KEYS),
    async (page, by) => {
      const ask = await opened(page, by, SAMPLE);
      const before = await ask.said();
      const sheet = page.locator('.set-up');
      const press = (name, of = sheet) => by.press(of.getByRole('button', { name, exact: true }));
      await by.press(sheet.locator('summary'));
      await press('Clear the table');
      equal(await sheet.locator('.set-up-unit').count(), 0, 'nobody is left');
      await press('Add a unit to the attacker');
      await press('Add a unit to the attacker');
      // While it is no assault yet, one step is taken back, not all, and can be done again.
      const step = (key, name) =>
        by.look.hand === 'keys'
          ? page.keyboard.press(key)
          : by.press(page.getByRole('button', { name }));
      const second = sheet.locator('b', { hasText: 'Marines 2' });
      await step('z', 'Undo the last change');
      await second.waitFor({ state: 'detached' });
      equal(await sheet.locator('.set-up-unit').count(), 1, 'who is left');
      await step('Shift+Z', 'Redo the change');
      await second.waitFor();
      await step('z', 'Undo the last change');
      await second.waitFor({ state: 'detached' });
      await press('Add a unit to the attacker');
      await press('Add a unit to the defender');
      await press('Remove Marines 2');
      await has_focus(sheet.getByRole('button', { name: 'Remove Marines', exact: true }));
      for (let i = 0; i < 2; i += 1) await less(page, by, sheet, 'Marines: models');
      // The second unit is gone, and its name is free again.
      await choose(page, by, sheet.getByLabel('Marines 3: profile'), 'orks');
      await sheet.locator('b', { hasText: 'Orks' }).waitFor();
      for (let i = 0; i < 2; i += 1) await less(page, by, sheet, 'Orks: models');
      // Nobody touches anybody, and that is said; with charges there is an answer.
      await sheet.getByText('No model touches an enemy, and there is no fight.').waitFor();
      await by.press(sheet.getByRole('radio', { name: 'charges' }));
      await ask.changed_from(before);
      await press('+ cover');
      await press('+ impassable');
      await press('+ difficult');
      await press('+ cover');
      await press('Remove cover, piece 4');
      await has_focus(sheet.getByRole('button', { name: 'Remove difficult, piece 3' }));
      await by.press(sheet.getByRole('radio', { name: 'line' }).first());
      await ask.settled();
      await press('cover, piece 1: to the east');
      await ask.settled();
      equal(await sheet.locator('.refusal').count(), 0, 'all is taken');
      equal(await page.locator('.plane .map-piece').count(), 6, 'models on the table');
      equal(await findings(page), [], 'what axe finds');
      equal(await small_targets(page), [], 'what is too small for a thumb');
      const text = await written(ask);
      equal(count(text, /profile: (marines|orks)/g), 2, 'units');
      equal(count(text, /kind: (cover|impassable|difficult)/g), 3, 'pieces of ground');
      equal(count(text, /line:/g), 1, 'lines');
      equal(count(text, /125 mm, 600 mm/g), 1, 'what was moved');
    },
  );

  await test('a unit moved as a whole', first_or_rest(PHONE, DESK, KEYS), async (page, by) => {
    const ask = await opened(page, by, SAMPLE);
    const sheet = page.locator('.set-up');
    await by.press(sheet.locator('summary'));
    // Who was there stands in rows as soon as somebody is added.
    await by.press(sheet.getByRole('button', { name: 'Add a unit to the attacker', exact: true }));
    await by.press(sheet.getByRole('button', { name: 'Add a unit to the defender', exact: true }));
    await by.press(sheet.getByRole('radio', { name: 'charges' }));
    await page.locator('.plane').waitFor();
    await ask.settled();
    await by.press(page.getByRole('button', { name: 'Move whole units' }));
    if (by.look.hand === 'keys') {
      const [far, back, east] = ['Shift+ArrowDown', times(6, 'ArrowUp'), times(2, 'ArrowRight')];
      await carry(page, by, far, ...back, ...east);
    } else await drag(page, by, [100, 650], [110, 670]);
    await ask.settled();
    const now = await table_of(page)
      .getByRole('option')
      .evaluateAll((all) =>
        all
          .map((one) => /([\d.]+) mm, ([\d.]+) mm$/.exec(one.getAttribute('aria-label')))
          .map(([, x, y]) => [Math.round(Number(x)), Math.round(Number(y))])
          .filter(([, y]) => y > 655)
          .map(([x, y]) => (Math.abs(y - 670) < 3 ? Math.round((x - 110) / 30) : null))
          .sort(),
      );
    equal(now, [0, 1, 2], 'the three that moved together');
  });

  await test(
    'from an empty table, moved into contact',
    first_or_rest(DESK, PHONE, KEYS),
    async (page, by) => {
      const ask = await opened(page, by, BOXES);
      const sheet = page.locator('.set-up');
      const models = (count) =>
        page.waitForFunction(
          (many) => document.querySelectorAll('.plane .map-piece').length === many,
          count,
        );
      await by.press(sheet.locator('summary'));
      await by.press(sheet.getByRole('button', { name: 'Clear the table' }));
      await models(0);
      for (const side of ['attacker', 'defender'])
        await by.press(sheet.getByRole('button', { name: `Add a unit to the ${side}` }));
      // Nobody touches anybody yet, and all are seen.
      await models(10);
      await by.press(page.getByRole('button', { name: 'Move whole units' }));
      if (by.look.hand === 'keys') await carry(page, by, ...times(17, 'ArrowUp'));
      else await drag(page, by, [100, 650], [100, 565]);
      await page.getByRole('option', { name: /^Infantry, 100 mm, 565 mm$/ }).waitFor();
      await ask.settled();
      equal(await sheet.locator('.refusal').count(), 0, 'all is taken');
      equal(await page.locator('.plane .map-piece').count(), 10, 'nobody else');
    },
  );

  await test('a refusal, with keys alone', KEYS, async (page, by) => {
    const ask = await opened(page, by, BOXES);
    const before = await written(ask);
    await carry(page, by, 'ArrowRight');
    const status = page.locator('.move-status');
    await status.locator('.refusal').waitFor();
    await by.press(status.getByRole('button', { name: 'Put it back' }));
    await has_focus(table_of(page));
    equal(await written(ask), before, 'it stands where it stood');
    await by.focus(table_of(page));
    await page.keyboard.press('Enter');
    await by.press(status.getByRole('button', { name: 'Let it stand' }));
    await has_focus(table_of(page));
  });

  await test('nobody is put on anybody', DESK, async (page, by) => {
    const ask = await opened(page, by, WIDE);
    const sheet = page.locator('.set-up');
    const press = async (name) => {
      await by.press(sheet.getByRole('button', { name, exact: true }));
      await ask.settled();
    };
    await by.press(sheet.locator('summary'));
    await press('More: Chiefs: models');
    await press('More: Squad: models');
    await press('Add a unit to the defender');
    equal(await sheet.locator('.refusal').count(), 0, 'all is taken');
    const text = await written(ask);
    for (const place of ['100 mm, 177.5 mm', '215 mm, 75 mm', '245 mm, 75 mm'])
      equal(text.includes(place), true, place);
  });

  await test('ground moved on the table', first_or_rest(PHONE, DESK, KEYS), async (page, by) => {
    const ask = await opened(page, by, GROUND);
    const keys = by.look.hand === 'keys';
    const lies = (words) => page.getByRole('option', { name: words, exact: true }).waitFor();
    if (keys)
      await carry_from(page, by, ['End', 'ArrowLeft'], ...times(6, 'ArrowLeft'), 'ArrowDown');
    else await drag(page, by, [220, 260], [190, 265]);
    await lies('Difficult, piece 2, 190 mm, 255 mm');
    await ask.settled();
    if (!keys) {
      // Ground below the new place of a model stays where it is.
      await touch(page, by, [130, 300]);
      await touch(page, by, [190, 255]);
      const there = /^Squad out, (189|190)(\.\d)? mm, 25[45](\.\d)? mm$/;
      await page.getByRole('option', { name: there }).waitFor();
      await ask.settled();
      // What is put down beside another piece lies along it.
      await drag(page, by, [220, 190], [220, 214]);
      await lies('Impassable, piece 3, 220 mm, 215 mm');
      await ask.settled();
    }
    const before = await written(ask);
    const status = page.locator('.move-status');
    if (keys) await carry_from(page, by, ['End'], 'Shift+ArrowLeft', 'Shift+ArrowLeft');
    else await drag(page, by, [220, 200], [120, 200]);
    await status.getByText('This base stands on impassable ground.').waitFor();
    await by.press(status.getByRole('button', { name: 'Put it back' }));
    await status.getByText('Drag a model or a piece of ground').waitFor();
    equal(await written(ask), before, 'nothing is lost');
    equal(count(before, /170 mm, 2[37]5 mm|210 mm, 2[37]5 mm/g), 4, 'corners that moved together');
    equal(await findings(page), [], 'what axe finds');
  });

  await test('the sheet of a unit', first_or_rest(PHONE, DESK, KEYS), async (page, by) => {
    const ask = await opened(page, by, BOXES);
    const before = await ask.said();
    if (by.look.hand === 'keys') {
      await by.focus(table_of(page));
      for (const key of ['Home', 'Enter']) await page.keyboard.press(key);
    } else await touch(page, by, [75, 75]);
    await by.press(page.getByRole('button', { name: 'Change it' }));
    const sheet = page.locator('.touch-sheet');
    equal(await findings(page), [], 'what axe finds');
    equal(await small_targets(page), [], 'what is too small for a thumb');
    await by.press(sheet.getByRole('radio', { name: 'outstanding' }));
    await ask.changed_from(before);
    if (by.look.hand !== 'keys') return;
    await page.keyboard.press('Escape');
    await has_focus(table_of(page));
  });

  await test('only where models stand on a table', DESK, async (page, by) => {
    await opened(page, by, OTHER);
    equal(await page.locator('.set-up').count(), 0, 'nothing to set up');
  });
});
done();
