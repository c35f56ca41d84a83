// Roll it with one's own dice: an assault played to its end, and its record held against the command.
import { at_a_throw } from '../page/at_a_throw.mjs';
import { result_page } from '../page/result_page.mjs';
import { bayonet_on } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { play_page } from '../page/play_page.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

/** The faces of the throws that a record holds, in the order in which they fell. */
const faces_of = (record) =>
  record
    .trim()
    .split('\n')
    .flatMap((line) => JSON.parse(line).faces ?? [])
    .flat(2);

/** The command replays the record without a word against it, and ends where the page ended. */
function replayed(file, words) {
  const told = bayonet_on(file.text, file.name, 'replay', '{}');
  equal(told.status, 0, `bayonet replay: ${told.said}`);
  if (!told.out.toLowerCase().includes(words.toLowerCase()))
    throw new Error(`"${words}" is not in what the command tells:\n${told.out}`);
}

await journeys('by hand', async ({ test }) => {
  await test(
    'an assault to its end, its record replayed',
    first_or_rest(PHONE, KEYS, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      const roll = play_page(page, by);
      await ask.open();
      await roll.start();
      const thrown = await roll.play();
      const ending = (await roll.now.innerText()).split('\n');
      const file = await ask.save('Save record');
      equal(faces_of(file.text), thrown, 'faces in the record');
      const words = JSON.parse(bayonet_on(file.text, file.name, 'replay', '{}', '--json').out);
      equal(words.question.kind, 'over', 'the record ends');
      if (!ending.some((line) => line.toLowerCase().includes(words.question.words.toLowerCase())))
        throw new Error(`"${words.question.words}" is not among ${JSON.stringify(ending)}`);
      replayed(file, words.question.words);
      equal(await roll.steps(), words.told.length, 'steps told');
    },
  );

  await test(
    'a die taken back, a slip told',
    first_or_rest(KEYS, DESK, PHONE),
    async (page, by) => {
      const { roll } = await at_a_throw(page, by);
      const { count } = await roll.wanted();
      await roll.put([6]);
      equal((await roll.field.inputValue()).trim(), '6', 'echo');
      if (by.look.hand === 'keys') await page.keyboard.press('Backspace');
      else await by.press(roll.take_back);
      equal(await roll.field.inputValue(), '', 'taken back');
      await page.keyboard.type('9');
      await roll.dice.getByText(/9 is no face/).waitFor();
      await page.keyboard.press('Enter');
      equal((await roll.wanted()).count, count, 'nothing thrown');
      await page.keyboard.press('Backspace');
      await roll.put(Array(count).fill(5));
      equal((await roll.field.inputValue()).replace(/\D/g, ''), '5'.repeat(count), 'echo');
      await roll.moving(roll.send);
    },
  );

  await test('a whole roll in one go, with commas', DESK, async (page, by) => {
    const { ask, roll } = await at_a_throw(page, by);
    const { count } = await roll.wanted();
    await by.write(roll.field, Array(count).fill(4).join(', '));
    await roll.moving(() => page.keyboard.press('Enter'));
    const file = await ask.save('Save record');
    if (!file.text.includes(JSON.stringify(Array(count).fill(4)).slice(0, -1)))
      throw new Error(`no ${count} fours in ${file.text}`);
  });

  await test(
    'a clause unfolds in our words',
    first_or_rest(DESK, PHONE, KEYS),
    async (page, by) => {
      const ask = result_page(page, by);
      const roll = play_page(page, by);
      await ask.open();
      await roll.start();
      await by.press(roll.panel.getByRole('button', { name: /^NQM-\d+$/ }).first());
      await roll.panel
        .getByText(/chooses how many dice|dice/)
        .first()
        .waitFor();
    },
  );

  await test(
    'Bayonet rolls what was not typed, and no more',
    first_or_rest(PHONE, KEYS),
    async (page, by) => {
      const { ask, roll } = await at_a_throw(page, by);
      const { count } = await roll.wanted();
      const rolls = roll.dice.getByRole('button', { name: /^(Bayonet rolls|Roll the rest)$/ });
      await roll.put(Array(count).fill(5));
      await by.press(rolls);
      await roll.dice.getByText('All the dice lie there').waitFor();
      await by.press(roll.take_back);
      await roll.moving(() => by.press(rolls));
      const file = await ask.save('Save record');
      equal(count > 1, true, 'more than one die');
      equal(
        file.text.includes(
          Array(count - 1)
            .fill(5)
            .join(),
        ),
        true,
        `fives in ${file.text}`,
      );
      equal(bayonet_on(file.text, file.name, 'check', '{}').status, 0, 'bayonet check');
    },
  );

  await test(
    'what Bayonet rolls is told and kept',
    first_or_rest(DESK, PHONE),
    async (page, by) => {
      const { ask, roll } = await at_a_throw(page, by);
      await roll.moving(() => by.press(roll.dice.getByRole('button', { name: 'Bayonet rolls' })));
      const file = await ask.save('Save record');
      if (faces_of(file.text).length === 0 && !file.text.includes('"part"'))
        throw new Error('no dice in the record');
      equal(bayonet_on(file.text, file.name, 'check', '{}').status, 0, 'bayonet check');
    },
  );
});

done();
