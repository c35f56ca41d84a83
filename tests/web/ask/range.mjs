// The curve of a number: a stepper that is held shows the chance of the headline at each value, as
// `odds` says it of each by itself; a press on a value sets it.
import { findings, motions, sideways, small_targets } from '../support/axe.mjs';
import { equal } from '../support/equal.mjs';
import { door_of, text_of } from '../expected/example_files.mjs';
import { hold } from '../support/hold.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE, calm, dark } from '../support/looks.mjs';
import { first_or_rest, within } from '../support/pace.mjs';
import { range_panel } from './range_panel.mjs';
import { result_page } from '../page/result_page.mjs';
import { done } from '../support/tap.mjs';
import { hold_timers, LATEST } from '../support/timers.mjs';

const STRENGTH = 'Attacker: strength';
/** Of the other rule systems. */
const OTHERS = [
  'soldiers-short.yaml',
  'portable-brigade.yaml',
  'wtj-charge.yaml',
  'trial40k-captain.yaml',
];
const ask_door = await door_of('nqm');

/** Numbers as sentences have them. */
const SPOKEN = { '<1': 'fewer than 1', '>99': 'more than 99' };

/** What `odds` says of the sample with `set`, in the words of the curve. */
function chance(set) {
  const { error, ground_in_100: word } = ask_door({ do: 'odds', sample: 'nqm', set });
  if (error) throw new Error(error.words);
  return ['never', 'certain'].includes(word) ? word : `${SPOKEN[word] ?? word} in 100`;
}

/** The values that are shown have the chances that they have when each is asked for by itself. */
function as_odds_says(said, of) {
  const wanted = Object.keys(said).map((value) => [value, chance(of(value))]);
  equal(said, Object.fromEntries(wanted), 'chances');
}

const strength = (value) => ({ 'attacker.strength': Number(value) });

/** What is measured after the answer is there too: nothing comes between that moves the page. */
async function all_there(page, ask) {
  const hangs = page.getByRole('region', { name: 'What it hangs on' });
  await hangs.and(page.locator('[aria-busy=false]')).waitFor({ timeout: within(30_000) });
  const orders = ask.answer.getByRole('group', { name: /^Whose orders/ });
  await orders.filter({ hasNotText: '…' }).waitFor({ timeout: within(30_000) });
}

/** The sample, with all that is worked out of it, and the panel of a number of it. */
async function sample(page, by, name = STRENGTH) {
  const ask = result_page(page, by);
  const range = range_panel(page, by, name);
  await ask.open();
  const before = await ask.said();
  await all_there(page, ask);
  return { ask, range, before };
}

/** The headline says what the curve said of the value that was set. */
async function headline_says(ask, words) {
  const [count] = words.split(' in 100');
  const now = await ask.said();
  if (!now.endsWith(` in ${count}.`)) throw new Error(`"${now}" is not ${words}`);
}

await journeys('range', async ({ test }) => {
  for (const look of [DESK, PHONE, KEYS])
    await test('a held number shows what each value makes of it', look, async (page, by) => {
      const { ask, range } = await sample(page, by);
      if (by.look.hand === 'keys') await range.open_by_key(ask.number(STRENGTH));
      else await range.hold(ask.more(STRENGTH));
      const said = await range.said();
      as_odds_says(said, strength);
      equal(
        ['1', '6', '200'].filter((value) => !(value in said)),
        [],
        'not shown',
      );
      equal(await range.option(6).getAttribute('aria-selected'), 'true', 'the present value');
      equal(await ask.number(STRENGTH).inputValue(), '6', 'strength, which was held');
      await range.panel
        .getByText('Standing orders on both sides; aim: ground; hours: 1.')
        .waitFor();
      await range.set(3, { from: 9, key: 'ArrowLeft', steps: 3 });
      equal(await ask.number(STRENGTH).inputValue(), '3', 'strength');
      await headline_says(ask, said['3']);
    });

  await test(
    'a word may be set as a value, and at the end of its range a number is held too',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const { ask, range } = await sample(page, by, 'Hours');
      await range.hold(ask.less('hours'));
      const said = await range.said();
      as_odds_says(said, (value) => ({ hours: value === 'unlimited' ? value : Number(value) }));
      await range.set('unlimited', { from: 1 });
      await headline_says(ask, said['unlimited']);
    },
  );

  await test(
    'a number of each rule system has its curve',
    first_or_rest(DESK, PHONE),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      for (const file of OTHERS) {
        await ask.open_good_file(file, text_of(file));
        await all_there(page, ask);
        const more = ask.form.getByRole('button', { name: /^More: / }).filter({ visible: true });
        // Where no unit has a number, the rules themselves have.
        if ((await more.count()) === 0) {
          await by.press(ask.form.getByText('The rules themselves'));
          await by.write(ask.form.getByRole('searchbox', { name: 'Search the rules' }), 'poor');
        }
        const button = more.first();
        const name = (await button.getAttribute('aria-label')).replace('More: ', '');
        const range = range_panel(page, by, name);
        await range.hold(button);
        const said = await range.said();
        const present = range.plot.getByRole('option', { selected: true });
        const [value] = (await present.getAttribute('aria-label')).split(/[,:]/);
        equal(Object.keys(said).length > 1, true, `values of ${name} in ${file}`);
        await headline_says(ask, said[value]);
        await page.keyboard.press('Escape');
        await range.panel.waitFor({ state: 'detached' });
      }
    },
  );

  await test('its orders are those of the headline', KEYS, async (page, by) => {
    const { ask, range, before } = await sample(page, by);
    await by.press(ask.answer.getByRole('button', { name: /^Defender at his best/ }));
    await ask.changed_from(before);
    await range.open_by_key(ask.number(STRENGTH));
    const orders = 'best-defender';
    as_odds_says(await range.said(), (value) => ({ ...strength(value), orders }));
    await range.panel.getByText(/defender at his best against/).waitFor();
  });

  await test('Escape leaves everything as it was, and the focus', KEYS, async (page, by) => {
    const { ask, range, before } = await sample(page, by);
    await range.open_by_key(ask.number(STRENGTH));
    await page.keyboard.press('ArrowRight');
    await range.pointed_at(7);
    await page.keyboard.press('End');
    await range.pointed_at(200);
    await page.keyboard.press('Escape');
    await range.panel.waitFor({ state: 'detached' });
    const stays = await ask.number(STRENGTH).evaluate((one) => one === document.activeElement);
    equal(stays, true, 'the focus is on the number');
    equal(await ask.said(), before, 'the sentence');
    // Those who hold no button and know no key find it in what is said of the number.
    await by.press(ask.form.getByRole('button', { name: /^About Attacker: Strength/i }));
    await by.press(
      ask.form.getByRole('button', { name: `The chance at each value of ${STRENGTH}` }),
    );
    await range.panel.waitFor();
    await by.press(range.panel.getByRole('button', { name: 'Close' }));
    await range.panel.waitFor({ state: 'detached' });
  });

  await test('a finger that leaves the curve sets nothing', PHONE, async (page, by) => {
    const { ask, range, before } = await sample(page, by);
    await range.hold(ask.more(STRENGTH));
    await range.said();
    await range.leave(3);
    await range.pointed_at(6);
    equal(await ask.number(STRENGTH).inputValue(), '6', 'strength');
    equal(await ask.said(), before, 'the sentence');
  });

  await test('the answer waits for no curve, and none comes late', DESK, async (page, by) => {
    const held = await hold(page);
    const { ask, range, before } = await sample(page, by);
    await held.keep({ do: 'vary' });
    await range.hold(ask.more(STRENGTH));
    await held.caught();
    equal(await range.plot.getAttribute('aria-busy'), 'true', 'busy');
    await range.panel.getByText('0 of 25 worked out').waitFor();
    await range.option(3).click();
    await range.panel.waitFor({ state: 'detached' });
    await ask.changed_from(before);
    await headline_says(ask, chance(strength(3)));
    await held.let_go();
    await range.hold(ask.more(STRENGTH));
    as_odds_says(await range.said(), strength);
    equal(await range.option(3).getAttribute('aria-selected'), 'true', 'the present value');
  });

  for (const look of [dark(PHONE), calm(DESK)])
    await test('nothing moves, and everybody can use it', look, async (page, by) => {
      await page.addInitScript(hold_timers, LATEST); // curves out of sight would be drawn meanwhile
      const { ask, range } = await sample(page, by);
      // The bar that stands in for the sentence lies over the page, and comes when that is out of view.
      const sizes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((one) => !one.closest('dialog, .result-bar'))
            .map((one) => {
              const { width, height } = one.getBoundingClientRect();
              return `${one.localName}.${one.getAttribute('class')} ${width} x ${height}`;
            }),
        );
      await ask.more(STRENGTH).evaluate((one) => one.scrollIntoView({ block: 'center' }));
      const before = await sizes();
      await range.hold(ask.more(STRENGTH));
      await range.said();
      const after = await sizes();
      equal(
        after.filter((one, i) => one !== before[i]),
        [],
        'what changed its size',
      );
      equal(await motions(page), [], 'moving');
      equal(await findings(page), [], 'axe');
      equal(await small_targets(page), [], 'too small');
      equal(await sideways(page), [], 'sideways');
    });
});

done();
