// Bases in contact, including tanks: the drawing of the table is to scale, a mixed assault is set
// up with the form and played to its end by hand, and its record replays unless it was damaged.
import { result_page } from '../page/result_page.mjs';
import { bayonet_on, replays_to } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { drawn, in_millimetres } from './on_table.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { play_page } from '../page/play_page.mjs';
import { done } from '../support/tap.mjs';

/** Bases are 30 mm wide and 15 mm deep: [who, east, south, across, down]. */
const WIDE = 30;
const DEEP = 15;
const STANDING = [
  ['A Company', 75, 75, WIDE, DEEP],
  ['A Company', 105, 75, WIDE, DEEP],
  ['B Company', 142.5, 52.5, DEEP, WIDE],
  ['Garrison', 75, 60, WIDE, DEEP],
  ['Garrison', 105, 60, WIDE, DEEP],
  ['Tanks', 45, 75, WIDE, DEEP],
];
const TABLE = `rules: wtj
title: On the table
until: assault-over
attacker:
  units:
    - {name: A Company, at: ["75 mm, 75 mm", "105 mm, 75 mm"]}
    - {name: B Company, facing: west, at: ["142.5 mm, 52.5 mm"]}
    - {name: Tanks, type: tank, at: ["45 mm, 75 mm"]}
    - {name: Bombers, type: assault-weapon, bases: 1, with: A Company}
defender:
  units:
    - {name: Garrison, cover: hard, at: ["75 mm, 60 mm", "105 mm, 60 mm"]}
`;

const MIXED = `rules: wtj
title: Up to the mill
fire: true
attacker:
  units:
    - Company 6 great
    - {name: Tank, bases: 1, type: tank}
defender:
  units:
    - Garrison 4 in hard cover
    - {name: Gun, bases: 1, type: gun, with: Garrison}
`;

/** In the page: the sign of an arm in the list beside the table, and the counter that it is on. */
function sign_of(name) {
  const row = [...document.querySelectorAll('.roster-row')].find(
    (one) => one.querySelector('b').textContent === name,
  );
  const box = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const sign = row.querySelector('.arm-sign');
  return (
    sign && {
      arm: sign.getAttribute('class').replace('arm-sign ', ''),
      path: sign.getAttribute('d'),
      sign: box(sign),
      card: box(row.querySelector('.map-card')),
    }
  );
}

/** What each die needs, or what is added to it, stands in the heading of its throw. */
const SAYS_WHAT = /\d or more|takes|the attacker's, [+-]?\d/;

/** Plays to the end; every throw says what it needs. Resolves to the headings. */
async function played(roll) {
  const asked = [];
  for (let what = await roll.start(); what !== 'over'; what = await roll.asked()) {
    if (what !== 'dice') {
      await roll.answer();
      continue;
    }
    asked.push(await roll.asked_for());
    if (!SAYS_WHAT.test(asked.at(-1))) throw new Error(`it does not say what: ${asked.at(-1)}`);
    await roll.throw_dice();
  }
  return asked;
}

/** Two records that cannot have been played: a throw is missing; a die has a seventh face. */
function damaged(record) {
  const lines = record.trim().split('\n');
  const at = lines.findIndex((line) => line.includes('"faces"'));
  return [
    lines.toSpliced(at, 1).join('\n'),
    lines.with(at, lines[at].replace(/\[(\[?)\d/, '[$17')).join('\n'),
  ];
}

await journeys('tanks', async ({ test }) => {
  await test('bases stand on the table to scale', first_or_rest(DESK, PHONE), async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.open_good_file('table.yaml', TABLE);
    await page.locator('.plane').waitFor();
    equal(
      in_millimetres(await page.evaluate(drawn), STANDING, WIDE),
      STANDING,
      'what stands where',
    );
    const [tank, foot] = [
      await page.evaluate(sign_of, 'Tanks'),
      await page.evaluate(sign_of, 'Garrison'),
    ];
    equal([tank.arm, foot.arm], ['tank', 'infantry'], 'signs');
    if (tank.path === foot.path) throw new Error('a tank is drawn as foot is');
    for (const { arm, sign, card } of [tank, foot]) {
      const within =
        sign.left > card.left &&
        sign.right < card.right &&
        sign.top > card.top &&
        sign.bottom < card.bottom;
      if (!within || sign.right - sign.left < 12) throw new Error(`the sign of ${arm} is not seen`);
    }
    equal(await page.evaluate(sign_of, 'Bombers'), null, 'assault weapons have no sign');
    await page.getByText('Bombers: with A Company').first().waitFor();
  });

  await test('a unit that is added is whole', first_or_rest(PHONE, DESK), async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.open_good_file('mixed.yaml', MIXED);
    const before = await ask.said();
    await by.press(ask.form.getByRole('button', { name: /^Add a unit/ }).first());
    await ask.form.getByText('Unit C').first().waitFor();
    await ask.changed_from(before);
    equal(await ask.form.getByRole('alert').count(), 0, 'what is refused');
    const file = await ask.save('Save scenario (YAML)');
    if (!/Unit C/.test(file.text)) throw new Error(`no Unit C in ${file.text}`);
    equal(bayonet_on(file.text, file.name, 'check', '{}').status, 0, 'what the command says');
  });

  await test(
    'a mixed assault to its end, its record replayed',
    first_or_rest(PHONE, KEYS, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      const roll = play_page(page, by);
      await ask.open();
      await ask.open_good_file('mixed.yaml', MIXED);
      const asked = await played(roll);
      for (const kind of [/^Tank fires at Garrison/, /^Infantry's attempts at/, /morale/])
        if (!asked.some((words) => kind.test(words)))
          throw new Error(`no ${kind} among ${JSON.stringify(asked)}`);
      const ending = await roll.now.innerText();
      const file = await ask.save('Save record');
      replays_to(file, ending);
      for (const record of damaged(file.text)) {
        const refused = bayonet_on(record, file.name, 'replay', '{}');
        if (refused.status === 0) throw new Error(`it was played again:\n${refused.out}`);
        const dialog = await ask.open_file(file.name, record);
        await dialog.getByRole('alert').first().waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
    },
  );
});

done();
