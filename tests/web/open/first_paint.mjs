// The first paint is an answer: the sample's stands in the page as it is sent, nothing moves when the
// script and the library come, and whoever opens something else never sees it.
import { bayonet } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { result_page } from '../page/result_page.mjs';
import { done } from '../support/tap.mjs';
import { hold_timers, LATEST } from '../support/timers.mjs';

/** Of the whole visit, as browsers count it: below is good. */
const SHIFT = 0.05;
const STRENGTH = 'Attacker: strength';

/** Runs in the page, before anything of its own: adds up how far what was painted has moved. */
function add_shifts() {
  globalThis.shifted = { sum: 0, what: [] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      globalThis.shifted.sum += value;
      globalThis.shifted.what.push(sources.map(({ node }) => node?.parentElement?.className));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Two frames: what was to be painted is, and its shifts are counted. */
const painted = (page) =>
  page.evaluate(() => new Promise((then) => requestAnimationFrame(() => setTimeout(then, 100))));

async function stands_still(page) {
  await painted(page);
  const { sum, what } = await page.evaluate(() => globalThis.shifted);
  if (!(sum < SHIFT)) throw new Error(`layout shift ${sum}: ${JSON.stringify(what)}`);
}

/** Holds back what matches; the returned function lets it come. */
async function held_back(page, what) {
  let let_go;
  const free = new Promise((resolve) => (let_go = resolve));
  await page.route(what, async (route) => {
    await free;
    await route.continue();
  });
  return let_go;
}

const SCRIPT = /\/assets\/index-[^/]*\.js$/;
const MODULE = /\.wasm$/;

await journeys('first paint', async ({ test }) => {
  await test(
    'the answer stands there before any script, and nothing moves after',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      const [sentence] = bayonet('odds', 'nqm').out.match(/^In 100 such assaults .*$/m);
      const sent = await (await fetch(by.url)).text();
      if (!sent.replaceAll(/<[^>]*>/g, '').includes(sentence))
        throw new Error(`the page as sent does not say "${sentence}"`);
      await page.addInitScript(add_shifts);
      await page.addInitScript(hold_timers, LATEST);
      const let_go = await held_back(page, SCRIPT);
      await page.goto(by.url, { waitUntil: 'commit' });
      const ground = page.getByRole('img', { name: /^6 Regular points attack 3/ });
      for (const seen of [ask.sentence, ground, ask.form, ask.detail.getByText(/^Best for/)])
        await seen.filter({ visible: true }).first().waitFor();
      const before = await ask.answer.innerText();
      await painted(page);
      let_go();
      await ask.settled();
      equal(await ask.sentence.innerText(), sentence, 'worked out anew');
      equal(await ask.answer.innerText(), before, 'the whole answer');
      await page.locator('.hangs-rows').waitFor();
      if (by.look.isMobile) {
        equal(await page.locator('canvas').count(), 0, 'curves drawn far below what is in sight');
        await page.evaluate(() => globalThis.end_timers());
      } else await page.locator('.curves').scrollIntoViewIfNeeded();
      await page.locator('canvas').waitFor();
      await stands_still(page);
      equal(await ask.detail.getByRole('img', { name: /^6 Regular/ }).count(), 1, 'grounds');
    },
  );

  await test(
    'the form can be used before the library has come',
    first_or_rest(DESK, PHONE),
    async (page, by) => {
      const ask = result_page(page, by);
      const let_go = await held_back(page, MODULE);
      await ask.open();
      const before = await ask.sentence.innerText();
      await ask.step(STRENGTH, 1);
      equal(await ask.number(STRENGTH).inputValue(), '7', 'strength');
      await ask.answer.getByText('This is about the assault before.').waitFor();
      let_go();
      await ask.sentence.filter({ hasNotText: before }).waitFor();
      await ask.settled();
      equal(await ask.number(STRENGTH).inputValue(), '7', 'strength, worked out');
    },
  );

  await test(
    'whoever opens something else never sees the sample',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      const sample = await ask.said();
      await ask.step(STRENGTH, 1);
      const own = await ask.changed_from(sample);
      // The sample has a link, too, and may still stand in the address.
      const known = `#${await page.locator('html').getAttribute('data-sample')}`;
      await page.waitForURL(({ hash }) => hash.startsWith('#1a.') && hash !== known);
      const link = new URL(page.url()).hash;
      // The link, in a tab of its own, and what was kept on the device.
      await page.addInitScript(add_shifts);
      for (const way of [link, '']) {
        await page.goto('about:blank');
        const let_go = await held_back(page, SCRIPT);
        await page.goto(by.url + way, { waitUntil: 'commit' });
        await page.getByText('Opening your assault').waitFor();
        await painted(page);
        equal(await ask.sentence.filter({ visible: true }).count(), 0, 'sentences to be seen');
        let_go();
        await ask.sentence.waitFor();
        equal(await ask.said(), own, way ? 'by its link' : 'kept');
        await stands_still(page);
        await page.unroute(SCRIPT);
      }
      // Whoever comes back to the sample has it at once again.
      await by.press(ask.less(STRENGTH));
      equal(await ask.changed_from(own), sample, 'the sample again');
      await page.goto('about:blank');
      await held_back(page, SCRIPT);
      await page.goto(by.url, { waitUntil: 'commit' });
      await ask.sentence.filter({ visible: true }).waitFor();
    },
  );
});

done();
