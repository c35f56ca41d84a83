// Assaults on a board, as the sources print them: the ground is drawn, the printed dice are thrown by
// hand, each consequence has its clause, and the command replays the record.
import { result_page } from '../page/result_page.mjs';
import { bayonet_on } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { play_page } from '../page/play_page.mjs';
import { one_by_one } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

const PRINTED = [
  {
    title: 'Bayonets against hasty works',
    dice: [3, 4, 5, 6],
    ending: 'taken',
    clause: /^PCC-\d+$/,
  },
  {
    title: 'Two on one in a wood',
    dice: [2, 6, 5, 1],
    ending: 'held',
    clause: /^PCC-\d+$/,
  },
  {
    title: 'Two Russian companies on one German company',
    dice: [3],
    ending: 'taken',
    clause: /^ARV-S?\d+$/,
  },
];

/** First answers and these dice, one after another, to the end; the dice must be enough, and no more. */
async function played(roll, dice) {
  const left = [...dice];
  for (let what = await roll.start(); what !== 'over';) {
    if (what !== 'dice') what = await roll.answer();
    else {
      const face = left.shift();
      if (face === undefined) throw new Error(`one die more is wanted: ${await roll.asked_for()}`);
      what = await roll.moving(async () => {
        await roll.put([face]);
        await roll.send();
      });
    }
  }
  equal(left.join(), '', 'dice that nobody asked for');
}

await journeys('boards', async ({ test }) => {
  for (const [index, { title, dice, ending, clause }] of PRINTED.entries())
    await test(
      `${title}, with the printed dice`,
      one_by_one(index, DESK, PHONE, KEYS),
      async (page, by) => {
        const ask = result_page(page, by);
        await ask.open_title(title);
        await page.getByRole('img', { name: /./ }).first().waitFor();
        const roll = play_page(page, by);
        await played(roll, dice);
        if ((await roll.story.getByRole('button', { name: clause }).count()) === 0)
          throw new Error('no clause in the story');
        const file = await ask.save('Save record');
        const told = JSON.parse(bayonet_on(file.text, file.name, 'replay', '{}', '--json').out);
        equal(told.question.kind, 'over', 'the record ends');
        equal(told.question.ending.id ?? told.question.ending, ending, 'how');
        equal(await roll.steps(), told.told.length, 'steps told');
        const across = await page.evaluate(() => document.documentElement.scrollWidth);
        if (across > by.look.viewport.width) throw new Error(`${across} pixels wide`);
      },
    );
});

done();
