// An evening interrupted: the page is left, reloaded, opened twice, and nothing is lost.
import { at_a_throw } from '../page/at_a_throw.mjs';
import { result_page } from '../page/result_page.mjs';
import { bayonet_on } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { play_page } from '../page/play_page.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

/** In the page, before anything is shown: notes what the Roll view shows first, table or gate. */
function note_first() {
  new MutationObserver(() => {
    window.shown_first ??= document.querySelector('.play-view .roll, .play-view .gate')?.className;
  }).observe(document, { childList: true, subtree: true });
}

/** Comes back to the page, and on into the assault that was under way. */
async function come_back(page, by, roll) {
  await page
    .getByText(/^In 100\b/)
    .or(roll.panel)
    .first()
    .waitFor();
  if (!(await roll.panel.isVisible())) await by.press(page.getByRole('tab', { name: 'Roll it' }));
  const go_on = roll.panel.getByRole('button', { name: 'Go on', exact: true });
  await go_on.or(roll.now).first().waitFor();
  if (await go_on.isVisible()) await by.press(go_on);
  return roll.asked();
}

await journeys('resume', async ({ test }) => {
  await test('in the middle of a throw', first_or_rest(KEYS, DESK, PHONE), async (page, by) => {
    const { ask, roll } = await at_a_throw(page, by);
    const { count } = await roll.wanted();
    await roll.moving(async () => {
      await roll.put(Array(count).fill(6));
      await roll.send();
    });
    equal(await roll.asked(), 'dice', 'the other side is to throw');
    const before = { dice: await roll.dice.innerText(), story: await roll.told() };
    await page.reload();
    equal(await come_back(page, by, roll), 'dice', 'asked after the reload');
    equal(await roll.dice.innerText(), before.dice, 'dice');
    equal(await roll.told(), before.story, 'story');
    await roll.to_the_end();
    const file = await ask.save('Save record');
    equal(bayonet_on(file.text, file.name, 'replay', '{}').status, 0, 'bayonet replay');
  });

  await test('or from the start, once it is asked for and confirmed', DESK, async (page, by) => {
    const { roll } = await at_a_throw(page, by);
    await page.reload();
    await come_back(page, by, roll);
    await by.press(roll.panel.getByRole('button', { name: 'Start anew …' }));
    await page.getByRole('heading', { name: /^You were in the middle of/ }).waitFor();
    await by.press(roll.panel.getByRole('button', { name: 'Start anew', exact: true }));
    equal(await roll.asked(), 'question', 'asked at the start');
    equal(await roll.steps(), 0, 'steps told');
  });

  await test(
    'what was asked stands there after a reload',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      const before = await ask.said();
      await ask.step('Attacker: strength', 1);
      const after = await ask.changed_from(before);
      await page.reload();
      await ask.sentence.filter({ hasText: after }).waitFor();
      equal(await ask.number('Attacker: strength').inputValue(), '7', 'strength');
    },
  );

  await test(
    'loaded again with the address of a moment before, it shows what was asked last',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      const before = await ask.said();
      await page.waitForFunction(() => location.hash !== '');
      const address = await page.evaluate(() => location.hash);
      await ask.step('Attacker: strength', 1);
      const after = await ask.changed_from(before);
      await page.waitForFunction((then) => location.hash !== then, address);
      // As where the browser has not yet written the new one.
      await page.evaluate((then) => history.replaceState(null, '', then), address);
      await page.reload();
      await ask.sentence.filter({ hasText: after }).waitFor();
    },
  );

  await test('in two tabs at once', DESK, async (page, by) => {
    const { ask, roll } = await at_a_throw(page, by);
    await roll.throw_dice();
    const second = await by.context.newPage();
    const other = play_page(second, { ...by, press: (locator) => locator.click() });
    await second.addInitScript(note_first);
    await second.goto(by.url);
    await come_back(second, { ...by, press: (locator) => locator.click() }, other);
    equal(await second.evaluate(() => window.shown_first), 'sheet gate', 'shown first');
    await other.to_the_end();
    await page.bringToFront();
    await roll.to_the_end();
    const file = await ask.save('Save record');
    equal(bayonet_on(file.text, file.name, 'replay', '{}').status, 0, 'bayonet replay');
  });
});

done();
