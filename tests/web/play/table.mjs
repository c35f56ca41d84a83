// Models of the Trial Assault Rules on the table: round bases are drawn to scale, with a dot where two touch; a
// base that is moved onto another is refused; and the assault is played to its end by hand, and replays.
import { result_page } from '../page/result_page.mjs';
import { replays_to } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, PHONE } from '../support/looks.mjs';
import { drawn, in_millimetres } from './on_table.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { play_page } from '../page/play_page.mjs';
import { done } from '../support/tap.mjs';

const SMALL = 25;
const LARGE = 40;
/** [who, east, south, across, down]. */
const STANDING = [
  ['Chief', 100, 132.5, LARGE, LARGE],
  ['Mob near Chief and Squad', 125, 75, SMALL, SMALL],
  ['Mob on Chief and Squad', 100, 100, SMALL, SMALL],
  ['Mob on Squad', 130, 100, SMALL, SMALL],
  ['Squad near Mob', 200, 125, SMALL, SMALL],
  ['Squad on Mob', 75, 100, SMALL, SMALL],
  ['Squad on Mob', 150, 115, SMALL, SMALL],
];
const TOUCHING = [
  ['Chief touches Mob', 100, 112.5],
  ['Squad touches Mob', 87.5, 100],
  ['Squad touches Mob', 140, 107.5],
];
const TABLE = `rules: trial40k
title: On the table
attacker:
  units:
    - {name: Squad, profile: marines, at: ["75 mm, 100 mm", "150 mm, 115 mm", "200 mm, 125 mm"]}
    - {name: Chief, independent: true, joined: Squad, profile: commanders, base: 40 mm, at: ["100 mm, 132.5 mm"]}
defender:
  units:
    - {name: Mob, profile: orks, at: ["100 mm, 100 mm", "130 mm, 100 mm", "125 mm, 75 mm"]}
`;
const OVERLAPPING = TABLE.replace('"130 mm, 100 mm"', '"124.9 mm, 100 mm"');

await journeys('table', async ({ test }) => {
  await test('models on the table, to the end', first_or_rest(DESK, PHONE), async (page, by) => {
    const ask = result_page(page, by);
    const roll = play_page(page, by);
    await ask.open();
    await ask.open_good_file('table.yaml', TABLE);
    await page.locator('.plane').waitFor();
    const found = await page.evaluate(drawn);
    equal(in_millimetres(found, STANDING, LARGE), STANDING, 'who stands where');
    const dots = in_millimetres(found, STANDING, LARGE, 'dots').map((row) => row.slice(0, 3));
    equal(dots, TOUCHING, 'who touches whom');
    for (let what = await roll.start(); what !== 'over'; what = await roll.asked())
      await (what === 'dice' ? roll.throw_dice() : roll.answer());
    const ending = await roll.now.innerText();
    replays_to(await ask.save('Save record'), ending);
  });

  await test('a base on another is refused', first_or_rest(PHONE, DESK), async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.open_file('table.yaml', OVERLAPPING);
    await page.getByText('This base stands on one of Mob, at 100 mm, 100 mm.').first().waitFor();
  });
});
done();
