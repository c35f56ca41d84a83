// A person's actions while the page is at work: each reply is held back until the press is made,
// to check that no press is lost, and none counts for a question that the person did not see.
import { result_page } from '../page/result_page.mjs';
import { at_a_throw } from '../page/at_a_throw.mjs';
import { findings, still } from '../support/axe.mjs';
import { equal } from '../support/equal.mjs';
import { hold } from '../support/hold.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { play_page } from '../page/play_page.mjs';
import { done } from '../support/tap.mjs';

const ASKED_AHEAD = { do: 'play', move: true };
const FOUR = 'A trench on the crest';

/** An assault that begins with one decision of several questions; replies can be held. */
async function bundled(page, by, title = FOUR) {
  const held = await hold(page);
  const ask = result_page(page, by);
  const roll = play_page(page, by);
  await ask.open_title(title);
  return { held, ask, roll, tab: page.getByRole('tab', { name: 'Roll it' }) };
}

const checked = (row) => row.getByRole('radio', { checked: true });

await journeys('races', async ({ test }) => {
  await test(
    'a decision that is being asked offers nothing to press, and then all of it',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const { held, roll, tab } = await bundled(page, by);
      await held.keep(ASKED_AHEAD);
      await by.press(tab);
      await held.caught();
      await roll.question.getByRole('heading', { name: 'One decision, being asked' }).waitFor();
      equal(await roll.options.count(), 0, 'buttons');
      equal(await roll.panel.locator('.play-view').getAttribute('aria-busy'), 'true', 'busy');
      await held.let_go();
      equal(await roll.asked(), 'form', 'asked');
      await roll.question.getByRole('heading', { name: 'One decision, 4 questions' }).waitFor();
      equal(await roll.steps(), 0, 'steps told');
    },
  );

  await test('a press on a row that is being worked out is kept', DESK, async (page, by) => {
    const { held, roll } = await bundled(page, by);
    equal(await roll.start(), 'form', 'asked');
    const row = (unit) => roll.question.getByRole('group', { name: `Does ${unit} announce` });
    const stays = (unit) => row(unit).getByRole('radio', { name: /no assault/i });
    await held.keep(ASKED_AHEAD);
    await by.press(stays('A Coy'));
    await held.caught();
    equal(await row('D Coy').getAttribute('aria-busy'), 'true', 'the last row');
    await by.press(stays('D Coy'));
    const decide = roll.question.getByRole('button', { name: 'That is the decision' });
    await decide.click({ force: true });
    equal(await roll.steps(), 0, 'decided before the questions are there');
    await held.let_go();
    equal(await roll.asked(), 'form', 'asked');
    // B Coy, which is as A Coy is, is not asked any more: what was the fourth row is the third.
    equal(await row('B Coy').count(), 0, 'B Coy');
    for (const [unit, no] of Object.entries({ 'A Coy': true, 'C Coy': false, 'D Coy': true }))
      equal(await stays(unit).isChecked(), no, unit);
    await roll.answer();
    equal(await roll.steps(), 3, 'steps told');
  });

  await test('questions that cannot be asked ahead leave nobody stuck', DESK, async (page, by) => {
    const { held, roll, tab } = await bundled(page, by);
    await held.keep(ASKED_AHEAD);
    await by.press(tab);
    await held.caught();
    await held.spoil('Nobody answers.');
    await roll.question.getByRole('alert').getByText('Nobody answers.').waitFor();
    equal(await roll.asked(), 'question', 'asked');
    await by.press(roll.question.getByRole('button', { name: 'Try again' }));
    equal(await roll.asked(), 'form', 'asked');
    const rows = roll.question.getByRole('group');
    await held.keep(ASKED_AHEAD);
    await by.press(rows.first().getByRole('radio', { name: /no assault/i }));
    await held.caught();
    await held.spoil('Nobody answers.');
    await roll.question.getByRole('alert').getByText('Nobody answers.').waitFor();
    await by.press(roll.question.getByRole('button', { name: 'Try again' }));
    equal(await roll.asked(), 'form', 'asked');
    equal(await checked(rows.first()).count(), 1, 'what was pressed');
    await roll.answer();
    equal(await roll.steps(), 3, 'steps told');
  });

  await test(
    'Undo while Bayonet is making up its mind',
    first_or_rest(DESK, PHONE),
    async (page, by) => {
      const held = await hold(page);
      const ask = result_page(page, by);
      const roll = play_page(page, by);
      await page.emulateMedia({ reducedMotion: 'reduce' }); // Bayonet does not pause before its moves
      await ask.open_title('Bayonets against hasty works');
      await roll.start();
      const first = await roll.asked_for();
      await roll.answer();
      await roll.to_a_throw();
      await by.press(roll.panel.getByText('Who plays, and how'));
      await held.keep({ do: 'replay' });
      for (const side of ['Attacker', 'Defender'])
        await roll.panel
          .getByRole('combobox', { name: `${side} has dice` })
          .selectOption({ label: 'thrown by Bayonet' });
      await held.caught();
      await by.press(roll.undo);
      await held.let_go();
      await roll.question.getByRole('heading', { name: first }).waitFor();
      equal(await roll.steps(), 0, 'steps told');
    },
  );

  await test('dice that are on their way take no more dice', DESK, async (page, by) => {
    const held = await hold(page);
    const { roll } = await at_a_throw(page, by);
    const { count } = await roll.wanted();
    const six = '6'.repeat(count);
    await roll.put(Array(count).fill(6));
    await held.keep(ASKED_AHEAD);
    await roll.send();
    await held.caught();
    await page.keyboard.press('3');
    await page.keyboard.press('Backspace');
    equal(await roll.field.inputValue(), six, 'the dice that were thrown');
    equal(await roll.dice.getByRole('alert').count(), 0, 'something wrong with them');
    await roll.moving(() => held.let_go());
  });

  await test('a player who went elsewhere keeps the focus', DESK, async (page, by) => {
    const held = await hold(page);
    const { roll } = await at_a_throw(page, by);
    const { count } = await roll.wanted();
    await roll.put(Array(count).fill(6));
    await held.keep({ do: 'replay' });
    await roll.send();
    await held.caught();
    const summary = roll.panel.getByText('Who plays, and how');
    await by.press(summary);
    await roll.moving(() => held.let_go());
    const stays = await summary.evaluate((element) => element === document.activeElement);
    equal(stays, true, 'the focus is where the player put it');
  });

  await test(
    'an answer about the assault before says so until the new one is there',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const held = await hold(page);
      const ask = result_page(page, by);
      await ask.open();
      const before = await ask.said();
      const late = ask.answer.getByText('This is about the assault before.');
      equal(await late.count(), 0, 'said of the right answer');
      await held.keep({ do: 'odds' });
      await ask.step('Attacker: strength', 1);
      await late.waitFor();
      equal(await ask.sentence.innerText(), before, 'the sentence');
      equal(await page.locator('.result-bar').getByText('(before)').count(), 1, 'said in the bar');
      equal(await ask.answer.getAttribute('aria-busy'), 'true', 'busy');
      await still(page);
      equal(await findings(page, ['color-contrast']), [], 'greyed, it can be read');
      await held.let_go();
      await ask.changed_from(before);
      equal(await late.count(), 0, 'said of the new answer');
    },
  );

  await test('a change that is answered late does not come back', DESK, async (page, by) => {
    const held = await hold(page);
    const ask = result_page(page, by);
    await ask.open();
    const before = await ask.said();
    await ask.step('Attacker: strength', 1);
    await ask.changed_from(before);
    await held.keep({ do: 'new' });
    await ask.step('Attacker: strength', 1);
    await held.caught();
    await by.press(page.getByRole('button', { name: 'Undo the last change' }));
    await held.let_go();
    await ask.settled();
    equal(await ask.number('Attacker: strength').inputValue(), '7', 'strength');
    await by.press(page.getByRole('button', { name: 'Undo the last change' }));
    await ask.settled();
    equal(await ask.sentence.innerText(), before, 'the first change taken back');
  });

  await test('a page that is loaded again at once has lost nothing', DESK, async (page, by) => {
    const ask = result_page(page, by);
    await page.addInitScript(() => {
      // The address is written some time after the change that it is about: here, never.
      const later = globalThis.setTimeout;
      globalThis.setTimeout = (run, ms, ...more) =>
        later(run, ms > 250 && ms <= 350 ? 1e9 : ms, ...more);
    });
    await ask.open();
    for (let i = 0; i < 3; i += 1) await ask.step('Attacker: strength', 1);
    const before = await ask.said();
    await page.reload();
    await ask.sentence.waitFor();
    await ask.settled();
    equal(await ask.number('Attacker: strength').inputValue(), '9', 'strength');
    equal(await ask.sentence.innerText(), before, 'the sentence');
  });

  await test('two tabs: each finds its own game again', DESK, async (page, by) => {
    const { ask, roll } = await at_a_throw(page, by);
    await roll.throw_dice();
    const mine = await roll.told();
    const second = await by.context.newPage();
    await second.goto(by.url);
    await second.evaluate(() => localStorage.setItem('bayonet.record', 'the game of another tab'));
    await second.close();
    await by.press(page.getByRole('tab', { name: 'Ask' }));
    await page.waitForURL(/#1a/); // the address holds no game there
    await page.reload();
    await ask.settled();
    await by.press(page.getByRole('tab', { name: 'Roll it' }));
    const go_on = roll.panel.getByRole('button', { name: 'Go on', exact: true });
    await go_on.or(roll.now).first().waitFor();
    if (await go_on.isVisible()) await by.press(go_on);
    await roll.asked();
    equal(await roll.told(), mine, 'the story');
  });
});

done();
