// Ask: one number moves, and everything follows.
import { readFileSync } from 'node:fs';
import { result_page } from '../page/result_page.mjs';
import { bayonet } from '../expected/command.mjs';
import { figures } from '../expected/csv.mjs';
import { equal } from '../support/equal.mjs';
import { journeys, ROOT } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

const STRENGTH = 'Attacker: strength';

/** The figures of Share's CSV are the command's for `words`. */
async function as_the_command(ask, ...words) {
  await ask.settled();
  const said = bayonet('odds', ...words, '--csv');
  if (said.status !== 0) throw new Error(said.said);
  equal(figures(await ask.copy('Copy CSV')), figures(said.out), 'CSV');
}

await journeys('change', async ({ test }) => {
  await test(
    'a stepper changes sentence, plots, link and ghost',
    first_or_rest(PHONE, KEYS, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      await ask.settled();
      const before = { sentence: await ask.sentence.innerText(), link: page.url() };
      const dots = await ask.detail.getByRole('img', { name: /^50 / }).getAttribute('aria-label');
      await ask.step(STRENGTH, 1);
      await ask.changed_from(before.sentence);
      equal(await ask.number(STRENGTH).inputValue(), '7', 'strength');
      await ask.answer
        .getByText(/before/i)
        .first()
        .waitFor();
      if (dots === (await ask.detail.getByRole('img', { name: /^50 / }).getAttribute('aria-label')))
        throw new Error('the dots say what they said');
      await page.waitForURL((url) => url.href !== before.link);
      await as_the_command(ask, 'nqm', 'attacker.strength=7');
      await ask.step(STRENGTH, -1);
      await ask.sentence.filter({ hasText: before.sentence }).waitFor();
    },
  );

  await test(
    'hammering a stepper ends where it should',
    first_or_rest(DESK, PHONE),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      for (let i = 0; i < 12; i += 1) await ask.step(STRENGTH, 1);
      for (let i = 0; i < 5; i += 1) await ask.step(STRENGTH, -1);
      equal(await ask.number(STRENGTH).inputValue(), '13', 'strength');
      await as_the_command(ask, 'nqm', 'attacker.strength=13');
    },
  );

  await test('a double click counts twice', DESK, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.more(STRENGTH).dblclick();
    equal(await ask.number(STRENGTH).inputValue(), '8', 'strength');
    await as_the_command(ask, 'nqm', 'attacker.strength=8');
  });

  await test('a number is typed', first_or_rest(DESK, PHONE, KEYS), async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await by.write(ask.number(STRENGTH), '9');
    await page.keyboard.press('Enter');
    await as_the_command(ask, 'nqm', 'attacker.strength=9');
  });

  await test('the arrows of the keyboard step', DESK, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.number(STRENGTH).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    equal(await ask.number(STRENGTH).inputValue(), '7', 'strength');
    await as_the_command(ask, 'nqm', 'attacker.strength=7');
  });

  await test(
    'nonsense is told, and mended in place',
    first_or_rest(PHONE, KEYS, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      const before = await ask.said();
      for (const nonsense of ['lots', '-3', '0x10', '٣', '0', '-99999999999999999999']) {
        await by.write(ask.number(STRENGTH), nonsense);
        await page.keyboard.press('Enter');
        await ask.form.getByRole('alert').getByText('from 1 to 200').waitFor();
        await ask.form.getByRole('alert').getByText(nonsense, { exact: true }).waitFor();
        equal(await ask.number(STRENGTH).getAttribute('aria-invalid'), 'true', nonsense);
        equal(await ask.number(STRENGTH).inputValue(), nonsense, 'what was written');
      }
      equal(await ask.sentence.innerText(), before, 'the answer meanwhile');
      await by.write(ask.number(STRENGTH), '999');
      await page.keyboard.press('Enter');
      await by.press(ask.form.getByRole('button', { name: 'Use 200' }));
      await as_the_command(ask, 'nqm', 'attacker.strength=200');
      await by.write(ask.number(STRENGTH), '5');
      await page.keyboard.press('Enter');
      await ask.form.getByRole('alert').waitFor({ state: 'hidden' });
      await as_the_command(ask, 'nqm', 'attacker.strength=5');
    },
  );

  await test('what is said another way has the focus', DESK, async (page, by) => {
    const ask = result_page(page, by);
    const said = (name) => ask.form.getByRole('button', { name }).first();
    await ask.open();
    await by.press(said(/^Give stands instead/));
    await ask.form.locator('#field-attacker-stands-0-:focus').waitFor();
    await by.press(said(/^Give strength.*instead/));
    await ask.number(STRENGTH).and(page.locator(':focus')).waitFor();
  });

  await test('who takes no part is named with the answer', PHONE, async (page, by) => {
    const ask = result_page(page, by);
    const said = (name) => ask.form.getByRole('button', { name }).first();
    await ask.open();
    await by.press(said(/^Give stands instead/));
    await by.press(said('Add a stand'));
    await ask.answer.getByText(/^Note: .* may not assault together: .*\(NQM-02\)\.$/).waitFor();
  });

  await test('a rule is changed', DESK, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    const before = await ask.said();
    await by.press(ask.form.getByText('The rules themselves'));
    await by.write(ask.form.getByRole('searchbox', { name: 'Search the rules' }), 'regular attack');
    await by.write(ask.number('most dice a Regular attacker rolls'), '1');
    await page.keyboard.press('Enter');
    await ask.changed_from(before);
    await as_the_command(ask, 'nqm', 'regular_attack_dice=1');
  });

  await test('whose orders is a switch', first_or_rest(PHONE, DESK), async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    const before = await ask.said();
    const orders = (name) => ask.answer.getByRole('button', { name });
    await orders(/^Defender at his best\s*51$/).waitFor();
    await by.press(orders(/^Defender at his best/));
    await ask.changed_from(before);
    await as_the_command(ask, 'nqm', '--orders', 'best-defender');
    // Each plot says whose orders it assumes, and what is compared does.
    await ask.answer.getByText('Before: 76 (standing orders).').waitFor();
    await ask.detail.getByText('Then best play by both sides.').waitFor();
    for (const name of ['What it costs both sides together', 'How often each clause bites'])
      await by.press(ask.detail.getByText(name, { exact: true }).first());
    const assumed = ask.detail.getByText(
      /^The defender at his best against the attacker's standing/,
    );
    await assumed.nth(5).waitFor();
    equal(await ask.detail.getByText('Standing orders on both sides').count(), 0, 'others');
    await orders(/^Standing orders\s*76$/).waitFor();
    await by.press(orders(/^Standing orders/));
    await ask.sentence.filter({ hasText: before }).waitFor();
  });

  await test('orders that fit no more give way', first_or_rest(DESK, PHONE), async (page, by) => {
    const ask = result_page(page, by);
    const three = 'rules: nqm\nattacker: 6 regular\ndefender: 3 veteran';
    await ask.open();
    await ask.open_good_file('three.yaml', `${three}\norders: [{at: defence, do: dice-3}]\n`);
    const before = await ask.said();
    await ask.step('Defender: strength', -1);
    await ask.form.getByText('defence never offers that').waitFor();
    equal(await ask.sentence.innerText(), before, 'the answer meanwhile');
    const instead = ask.form.getByRole('button', { name: 'Follow standing orders instead' });
    await by.press(instead);
    await ask.changed_from(before);
    await instead.waitFor({ state: 'hidden' });
    equal(await ask.number('Defender: strength').inputValue(), '2', 'strength');
    const standing = ask.answer.getByRole('button', { name: 'Standing orders', pressed: true });
    await standing.waitFor();
    await as_the_command(ask, 'nqm', '6', 'regular', 'v', '2', 'veteran');
  });

  await test(
    'a kept answer stands beside whatever comes after it',
    first_or_rest(PHONE, DESK, KEYS),
    async (page, by) => {
      const ask = result_page(page, by);
      const keep = ask.answer.getByRole('button', { name: 'Keep to compare' });
      await ask.open();
      const sample = await ask.said();
      await by.press(keep);
      await ask.answer.getByText('Kept: what comes next is told beside this answer.').waitFor();
      await ask.step(STRENGTH, -1);
      await ask.step('Defender: strength', 1);
      await ask.changed_from(sample);
      await ask.answer
        .getByText(/^Kept: 76\. On average the attacker has 1\.0 casualties/)
        .waitFor();
      equal(await ask.answer.getByText(/^Before: /).count(), 0, 'what was before the last change');
      await ask.detail.getByText('kept 17', { exact: true }).waitFor();
      await ask.detail.getByText('In how many of 100; dotted: kept.').waitFor();
      // Another assault, which has another name.
      await ask.open_good_file('four.yaml', 'rules: nqm\nattacker: 4 elite\ndefender: 4 regular');
      await ask.answer
        .getByText(/^Kept, “One battalion against a Regular company”: 76\./)
        .waitFor();
      const hexes = readFileSync(`${ROOT}/examples/soldiers-short.yaml`, 'utf8');
      await ask.open_good_file('hexes.yaml', hexes);
      await ask.answer.getByText(/Other rules cannot be compared\./).waitFor();
      await by.press(ask.answer.getByRole('button', { name: 'Open it' }));
      await ask.sentence.filter({ hasText: sample }).waitFor();
      await by.press(ask.answer.getByRole('button', { name: 'Stop comparing' }));
      await ask.answer.getByText(/^Kept/).waitFor({ state: 'detached' });
    },
  );

  await test(
    'another assault is compared with nothing',
    first_or_rest(DESK, PHONE),
    async (page, by) => {
      const ask = result_page(page, by);
      const before = ask.answer.getByText(/^Before: /);
      await ask.open();
      await ask.settled();
      await ask.open_good_file('four.yaml', 'rules: nqm\nattacker: 4 elite\ndefender: 4 regular');
      equal(await before.count(), 0, 'what was before');
      const four = await ask.said();
      await ask.step(STRENGTH, 1);
      await ask.changed_from(four);
      await before.waitFor();
      const undo = page.getByRole('button', { name: 'Undo the last change' });
      await by.press(undo);
      await ask.sentence.filter({ hasText: four }).waitFor();
      await by.press(undo);
      await ask.changed_from(four);
      equal(await before.count(), 0, 'what was before');
    },
  );

  await test('back and forward go through what was asked', DESK, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    const before = await ask.said();
    await ask.step(STRENGTH, 1);
    await ask.changed_from(before);
    await by.press(page.getByRole('button', { name: 'Undo the last change' }));
    await ask.sentence.filter({ hasText: before }).waitFor();
    await by.press(page.getByRole('button', { name: 'Redo the change' }));
    await ask.changed_from(before);
    equal(await ask.number(STRENGTH).inputValue(), '7', 'strength');
  });
});

done();
