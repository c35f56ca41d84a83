// The page is mounted part by part, each in a task of its own. Here those tasks come when they are let:
// the page that stands there is kept throughout, ends as the one that is mounted in one go, and whoever
// does something meanwhile waits for none of them.
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { result_page } from '../page/result_page.mjs';
import { done } from '../support/tap.mjs';
import { hold_timers, LATEST } from '../support/timers.mjs';
import { until } from '../support/until.mjs';

const STRENGTH = 'Attacker: strength';
/** As many parts at least: the head, the answer, the ground, the best order, the form, the plots. */
const PARTS = 10;

/** Runs in the page, before anything of its own: what it leaves for a later task waits. */
function hold_tasks() {
  const held = [];
  globalThis.MessageChannel = class {
    port1 = { onmessage: null };
    port2 = { postMessage: () => held.push(this.port1) };
  };
  /** Lets the next one come; false where none waits. */
  globalThis.let_one = async () => {
    const port = held.shift();
    port?.onmessage();
    await new Promise((then) => setTimeout(then));
    return port !== undefined;
  };
}

const let_one = (page) => page.evaluate(() => globalThis.let_one());

/** The answer is taken into hand, then the frame of the page is mounted. */
const FIRST = 2;

/** Opens the page; its parts wait. */
async function begun(page, by) {
  await page.addInitScript(hold_tasks);
  await page.addInitScript(hold_timers, LATEST);
  await page.goto(by.url);
  for (let i = 0; i < FIRST; i += 1) await until(page, () => globalThis.let_one());
}

/** Lets all that is left come; resolves to how many there were. */
async function let_all(page) {
  let count = 0;
  while (await let_one(page)) count += 1;
  return count;
}

/** What is mounted, when all is worked out. */
async function mounted(page, by) {
  const ask = result_page(page, by);
  await ask.settled();
  await page.locator('.hangs-rows').waitFor();
  return page.locator('#page').innerHTML();
}

await journeys('in turn', async ({ test }) => {
  await test('what stands there is kept', first_or_rest(PHONE, DESK), async (page, by) => {
    await begun(page, by);
    const kept = await page.evaluateHandle(() => [
      ...document.querySelectorAll('#page :is(.head, .result-answer, .best-order, .side) *'),
    ]);
    const before = await page.locator('#page').innerText();
    const tasks = await let_all(page);
    if (tasks < PARTS) throw new Error(`it was mounted in ${tasks} tasks`);
    const gone = await kept.evaluate((all) => all.filter((one) => !one.isConnected).length);
    equal(gone, 0, 'elements that were built anew');
    const text = await page.locator('#page').innerText();
    equal(text.slice(0, 500), before.slice(0, 500), 'what it says');
    const in_turn = await mounted(page, by);
    // A key that does nothing: all is mounted at once.
    await page.goto('about:blank');
    await begun(page, by);
    await page.keyboard.press('Shift');
    equal((await let_all(page)) < PARTS, true, 'in one go');
    equal(await mounted(page, by), in_turn, 'mounted');
  });

  await test(
    'whoever does something does not wait',
    first_or_rest(PHONE, KEYS, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await begun(page, by);
      const before = await ask.sentence.innerText();
      await ask.step(STRENGTH, 1);
      equal(await ask.number(STRENGTH).inputValue(), '7', 'strength');
      await ask.sentence.filter({ hasNotText: before }).waitFor();
      // What begins when all is mounted does so, too: the link is in the address.
      await let_all(page);
      await page.waitForURL(/#1a\./);
      equal(await ask.number(STRENGTH).inputValue(), '7', 'strength, when all has come');
    },
  );

  await test('a key counts at once', first_or_rest(KEYS, DESK), async (page, by) => {
    await begun(page, by);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await list.getByText('the library: systems and examples').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.getByRole('tabpanel', { name: 'Roll it' }).waitFor();
    await let_all(page);
    equal(await page.getByRole('tab', { selected: true }).innerText(), 'Roll it', 'the tab');
  });
});

done();
