// The ground is touched: units and cells of a board are changed on it, and an assault is set up from an
// empty board with a mouse, a thumb or keys alone.
import { result_page } from '../page/result_page.mjs';
import { findings, small_targets } from '../support/axe.mjs';
import { bayonet_on } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { first_or_rest, one_by_one } from '../support/pace.mjs';
import { bring, touch_cell } from './touching.mjs';
import { drag_between } from '../page/pointing.mjs';
import { done } from '../support/tap.mjs';

const SQUARES = `rules: portable
title: Set up by touch
map: |
  . . . . .
  . . fC . .
  . . U . .
  . . . . .
attacker:
  units:
    - Union infantry as U
defender:
  units:
    - Confederate infantry poor as C
`;
const HEXES = `rules: soldiers
title: Set up by touch
map: |
  . . . . .
   . . tX . .
  . . A . .
   . . . . .
attacker:
  units:
    - {name: A Coy, letter: A}
defender:
  units:
    - {name: Guards, letter: X}
`;
const SHORT = `rules: soldiers
attacker: 3 companies
defender: 1 company in town
`;
const BODIES = `rules: nqm
attacker: 6 regular
defender: 3 regular
`;
const AREAS = `rules: nqm
attacker: 6 regular
defender:
  stands:
    - {name: 1 Coy, area: wood}
    - {name: 2 Coy, area: farm}
    - {name: 3 Coy, area: farm}
`;
const STANDS = `rules: nqm
attacker: 6 regular
defender:
  stands: [1 Coy 1, 2 Coy 1, 3 Coy 1]
`;
const BOARDS = [
  {
    on: 'squares',
    text: SQUARES,
    ground: 'works',
    beside: 'wood',
    covers: ['N', 'E'],
    facing: true,
  },
  {
    on: 'hexes',
    text: HEXES,
    ground: 'trench',
    beside: 'woods',
    covers: [],
    facing: false,
  },
];

async function opened(page, by, text) {
  const ask = result_page(page, by);
  await ask.open();
  await ask.open_good_file('board.yaml', text);
  await ask.settled();
  return ask;
}

/** Buttons of the sheet. */
function sheet_of(page, by) {
  const sheet = page.locator('.touch-sheet');
  const button = (name) => sheet.getByRole('button', { name, exact: true });
  return { sheet, button, press: (name) => by.press(button(name)) };
}

/** Who stands where, as the roster beside the board has it. */
const standing = (page) =>
  page
    .locator('.roster-row')
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          `${row.querySelector('.map-letter').textContent} ${row.querySelector('.number').textContent}`,
      ),
    );

const stands = (page, what) =>
  page.waitForFunction(
    (rows) =>
      JSON.stringify(
        [...document.querySelectorAll('.roster-row')].map(
          (row) =>
            `${row.querySelector('.map-letter').textContent} ${row.querySelector('.number').textContent}`,
        ),
      ) === JSON.stringify(rows),
    what,
  );

/** What a map has in a cell: columns from 0, rows from 1 at the foot. */
function in_cell(text, column, row) {
  const [, map] = /map: \|\n((?: +\S.*\n)+)/.exec(text);
  return map.trimEnd().split('\n').at(-row).trim().split(/\s+/)[column];
}

/** The cell of the open sheet is one level higher: keys do it in the field. */
async function raise(page, by, cell) {
  const sheet = page.locator('.touch-sheet');
  if (by.look.hand !== 'keys')
    return by.press(sheet.getByRole('button', { name: `More: ${cell}: level`, exact: true }));
  await by.focus(sheet.getByRole('spinbutton', { name: `${cell}: level`, exact: true }));
  return page.keyboard.press('ArrowUp');
}

async function set_up(page, by, { text, ground, beside, covers, facing }) {
  const ask = await opened(page, by, text);
  const { sheet, button, press } = sheet_of(page, by);
  await by.press(page.getByRole('button', { name: 'Clear the board' }));
  await stands(page, []);
  await touch_cell(page, by, 'c2');
  await press('+ attacker');
  await stands(page, ['A c2']); // it is seen before there is an assault
  await touch_cell(page, by, 'c3');
  await press(ground);
  for (const side of covers) await press({ N: 'north', E: 'east' }[side]);
  await raise(page, by, 'c3');
  await press('objective');
  await press('+ defender');
  await stands(page, ['A c2', 'B c3']);
  await ask.settled();
  equal(await page.locator('.refusal').count(), 0, 'all is taken');
  equal(await findings(page), [], 'what axe finds');
  equal(await small_targets(page), [], 'what is too small for a thumb');
  await touch_cell(page, by, 'b2');
  await press('+ attacker');
  if (facing) await press('Turn right');
  await stands(page, ['A c2', 'C b2', 'B c3']);
  await bring(page, by, 'b2', 'd2');
  await stands(page, ['A c2', 'C d2', 'B c3']);
  await touch_cell(page, by, 'd2');
  await press('Remove');
  await stands(page, ['A c2', 'B c3']);
  await press(beside);
  await sheet.locator(`[aria-pressed=true]`, { hasText: beside }).waitFor();
  equal(await button(ground).getAttribute('aria-pressed'), 'false', 'on another cell');
  await ask.settled();
  return ask;
}

await journeys('touch', async ({ test }) => {
  for (const [index, board] of BOARDS.entries())
    await test(
      `from an empty board of ${board.on} to an answer`,
      one_by_one(index, PHONE, DESK, KEYS),
      async (page, by) => {
        const ask = await set_up(page, by, board);
        const now = await ask.said();
        const file = await ask.save('Save scenario (YAML)');
        const told = bayonet_on(file.text, file.name, 'odds', '{}').out.replace(/\s+/g, ' ');
        if (!told.includes(now)) throw new Error(`"${now}" is not in the command's ${told}`);
        if (!/objectives:\s*(- c3|\[c3\])/.test(file.text))
          throw new Error(`no objective in\n${file.text}`);
        for (const sides of [board.covers].filter(({ length }) => length > 0))
          equal(/faces: "?([\w ]+)/.exec(file.text)?.[1], sides.join(' '), 'covered sides');
        equal(/\d/.exec(in_cell(file.text, 2, 3))?.[0], '1', 'level');
      },
    );

  await test('a unit has one letter everywhere', first_or_rest(DESK, PHONE), async (page, by) => {
    const ask = await opened(page, by, SQUARES);
    equal(await standing(page), ['U c2', 'C c3'], 'on the board and beside it');
    await touch_cell(page, by, 'c3');
    const { sheet } = sheet_of(page, by);
    await by.press(sheet.locator('summary', { hasText: 'As text' }));
    await sheet.getByText('Confederate infantry poor as C').waitFor();
    await ask.form.getByText('Confederate infantry poor as C').waitFor();
    equal(await ask.form.locator('textarea').count(), 0, 'the map is folded');
    await by.press(ask.form.locator('summary', { hasText: 'As text' }));
    await ask.form.locator('textarea').waitFor();
  });

  await test(
    'a unit that is added has a place',
    one_by_one(0, PHONE, DESK, KEYS),
    async (page, by) => {
      for (const text of [SQUARES, HEXES]) {
        const ask = await opened(page, by, text);
        for (const side of ['Attacker', 'Defender'])
          await by.press(ask.form.getByRole('button', { name: `Add a unit to ${side}` }));
        await ask.settled();
        equal(await page.locator('.refusal').count(), 0, 'no refusal');
        equal((await standing(page)).length, 4, 'who is there');
      }
    },
  );

  await test(
    'a board in one line, unit by unit',
    one_by_one(1, PHONE, DESK, KEYS),
    async (page, by) => {
      const ask = await opened(page, by, SHORT);
      const before = await ask.said();
      const { press } = sheet_of(page, by);
      await touch_cell(page, by, 'd4');
      await press('Lay it out unit by unit');
      await ask.settled();
      equal(await ask.said(), before, 'the same answer');
      await press('Remove');
      await touch_cell(page, by, 'c3');
      await press('+ defender');
      await ask.changed_from(before);
    },
  );

  await test('units in areas', one_by_one(1, PHONE, DESK, KEYS), async (page, by) => {
    const ask = await opened(page, by, AREAS);
    const unit = (name) => page.getByRole('button', { name: new RegExp(`^Change ${name}`) });
    const { sheet, press } = sheet_of(page, by);
    const area = async () => {
      await ask.settled();
      const { text } = await ask.save('Save scenario (YAML)');
      return [...text.matchAll(/area: ([\w ]+)/g)].map(([, where]) => where);
    };
    const to = (name) =>
      by.press(
        sheet.getByRole('group', { name: 'Area' }).getByRole('button', { name, exact: true }),
      );
    await by.press(unit('3 Coy'));
    equal(await small_targets(page), [], 'what is too small for a thumb');
    await to('wood');
    equal(await area(), ['wood', 'farm', 'wood'], 'in another area');
    await to('+ area');
    equal(await area(), ['wood', 'farm', 'area 3'], 'in an area of its own');
    await to('farm');
    equal(await area(), ['wood', 'farm', 'farm'], 'back again');
    await page.keyboard.press('Escape');
    if (by.look.hand !== 'keys') {
      await unit('2 Coy').evaluate((one) =>
        one.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const middle = async (name) => {
        const { x, y, width, height } = await unit(name).boundingBox();
        return { x: x + width / 2, y: y + height / 2 };
      };
      await drag_between(page, by, await middle('2 Coy'), await middle('1 Coy'));
      equal(await area(), ['wood', 'wood', 'farm'], 'dragged to another area');
      equal(await sheet.count(), 0, 'no sheet after a drag');
    }
    await by.press(unit('3 Coy'));
    await sheet.waitFor();
    await page.keyboard.press('Escape'); // what was pressed by hand has the focus still
    equal(await sheet.count(), 0, 'closed by Escape');
    await by.press(unit('3 Coy'));
    await press('Add one like it');
    await page.getByRole('heading', { name: '4 Coy' }).waitFor();
    if (by.look.hand === 'keys') {
      await sheet.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Escape');
      await unit('4 Coy').and(page.locator(':focus')).waitFor();
    }
    equal((await area()).slice(2), ['farm', 'farm'], 'added beside it');
  });

  await test('a position in parts', one_by_one(0, PHONE, DESK, KEYS), async (page, by) => {
    const ask = await opened(page, by, STANDS);
    const before = await ask.said();
    await by.press(page.getByRole('button', { name: /^Change 3 Coy/ }));
    await by.press(page.locator('.touch-sheet').getByRole('button', { name: '+ area' }));
    await ask.changed_from(before);
    equal(await page.locator('.refusal').count(), 0, 'no refusal');
    const { text } = await ask.save('Save scenario (YAML)');
    const areas = [...text.matchAll(/area: ([\w ]+)/g)].map(([, where]) => where);
    equal(areas, ['area 1', 'area 1', 'area 2'], 'where they are');
    await page.getByText('area 2', { exact: true }).first().waitFor();
  });

  await test('a body of troops', one_by_one(0, PHONE, DESK, KEYS), async (page, by) => {
    const ask = await opened(page, by, BODIES);
    const before = await ask.said();
    const { sheet } = sheet_of(page, by);
    await by.press(page.getByRole('button', { name: /^Change .*3/ }));
    await by.press(sheet.getByRole('radio', { name: 'veteran' }));
    await ask.changed_from(before);
    equal(await findings(page), [], 'what axe finds');
    equal(await small_targets(page), [], 'what is too small for a thumb');
  });
});
done();
