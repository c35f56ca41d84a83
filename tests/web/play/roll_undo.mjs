// Second thoughts and helping hands: undo, odds on request, Bayonet in command, a warning before a
// costly choice.
import { result_page } from '../page/result_page.mjs';
import { bayonet_on } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { play_page } from '../page/play_page.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

async function begun(page, by) {
  const ask = result_page(page, by);
  const roll = play_page(page, by);
  await ask.open();
  await roll.start();
  return { ask, roll };
}

await journeys('second thoughts', async ({ test }) => {
  await test(
    'undo takes steps back, and the record says so',
    first_or_rest(DESK, PHONE, KEYS),
    async (page, by) => {
      const { ask, roll } = await begun(page, by);
      const first = await roll.asked_for();
      await roll.answer();
      await roll.to_a_throw();
      await roll.throw_dice();
      while ((await roll.asked_for()) !== first)
        await roll.moving(() =>
          by.look.hand === 'keys' ? page.keyboard.press('u') : by.press(roll.undo),
        );
      equal(await roll.steps(), 0, 'steps told');
      await roll.answer(/1 die/);
      const file = await ask.save('Save record');
      if (!file.text.includes('"undo"')) throw new Error('no undo in the record');
      equal(bayonet_on(file.text, file.name, 'replay', '{}').status, 0, 'bayonet replay');
    },
  );

  await test(
    'odds and best order on request',
    first_or_rest(PHONE, KEYS, DESK),
    async (page, by) => {
      const { roll } = await begun(page, by);
      const toggle = roll.panel.getByRole('button', { name: 'Odds and best order' });
      equal(await toggle.getAttribute('aria-pressed'), 'false', 'not asked for');
      await by.press(toggle);
      await roll.panel
        .getByText(/\b76\b/)
        .first()
        .waitFor();
      await roll.panel
        .getByText(/\b51\b/)
        .first()
        .waitFor();
      const assumed = 'Options are valued with best play by both sides from then on; aim: ground.';
      await roll.panel.getByText(assumed).waitFor();
    },
  );

  await test('Bayonet commands a side', first_or_rest(DESK, PHONE), async (page, by) => {
    const { ask, roll } = await begun(page, by);
    await by.press(roll.panel.getByText('Who plays, and how'));
    const command = roll.panel.getByRole('combobox', { name: 'Defender is commanded by' });
    await roll.moving(() => command.selectOption({ label: 'best' }));
    await roll.to_the_end();
    await roll.panel.getByText('in 51 of 100 (defender at his best)').waitFor();
    const file = await ask.save('Save record');
    const defended = file.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter((line) => line.side === 'defender');
    if (defended.length === 0) throw new Error('the defender decided nothing');
    equal(defended[0].choose, 'dice-1', 'what is best for the defender');
    equal(bayonet_on(file.text, file.name, 'replay', '{}').status, 0, 'bayonet replay');
  });

  await test(
    'a warning before a costly choice',
    first_or_rest(DESK, PHONE, KEYS),
    async (page, by) => {
      const { roll } = await begun(page, by);
      await by.press(roll.panel.getByText('Who plays, and how'));
      await by.press(roll.panel.getByRole('checkbox', { name: 'Warn me before a costly choice' }));
      const costly = roll.option(/2 dice/);
      const warning = page.getByRole('alertdialog');
      const asked = await roll.asked_for();
      await by.press(costly);
      await warning.waitFor();
      await warning
        .getByText('This costs you 12.6 in 100 against the best order: roll 1 die.')
        .waitFor();
      await warning.getByText('Both sides play their best from then on.').waitFor();
      await by.press(warning.getByRole('button', { name: 'Choose again' }));
      await warning.waitFor({ state: 'hidden' });
      equal(await roll.asked_for(), asked, 'nothing chosen');
      equal(await roll.steps(), 0, 'steps told');
      await by.press(costly);
      await warning.waitFor();
      await roll.moving(() => by.press(warning.getByRole('button', { name: 'Do it anyway' })));
      equal(await roll.steps(), 1, 'steps told');
    },
  );

  await test('a double click chooses once', DESK, async (page, by) => {
    const { roll } = await begun(page, by);
    await roll.moving(() => roll.options.first().dblclick());
    equal(await roll.steps(), 1, 'steps told');
  });
});

done();
