// Parts that fail: a worker that dies without a word, a part of the page that does not come, a link or
// a file that holds what nobody can read. The page says so, and goes on.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { result_page } from '../page/result_page.mjs';
import { equal } from '../support/equal.mjs';
import { hold } from '../support/hold.mjs';
import { ROOT, journeys } from '../support/journey.mjs';
import { DESK, PHONE } from '../support/looks.mjs';
import { within } from '../support/pace.mjs';
import { done } from '../support/tap.mjs';

const { deflateSync } = createRequire(join(ROOT, 'web/package.json'))('fflate');
const STRENGTH = 'Attacker: strength';
/** Milliseconds after which a worker that says nothing is taken for dead, twice. */
const DEAD = within(30_000);
const BRIGADE = readFileSync(join(ROOT, 'examples/nqm-brigade.yaml'), 'utf8');

/** A link as the page makes it, its checksum right, whatever it holds. */
function link_of(text) {
  const bytes = new TextEncoder().encode(text);
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  hash ^= hash >>> 24;
  const check = [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255];
  return `#1a.${Buffer.from([...check, ...deflateSync(bytes)]).toString('base64url')}`;
}

/** Gives a file to the page as if it was dropped on it. */
const drop = (page, name, text) =>
  page.evaluate(
    ([as, of]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([of], as));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    },
    [name, text],
  );

await journeys('broken', async ({ test }) => {
  await test('a worker that dies is noticed, and another asked', DESK, async (page, by) => {
    const held = await hold(page);
    const ask = result_page(page, by);
    await ask.open();
    const before = await ask.said();
    await held.lose();
    await ask.step(STRENGTH, 1);
    await ask.answer.getByText('This is about the assault before.').waitFor();
    await ask.sentence.filter({ hasNotText: before }).waitFor({ timeout: DEAD });
    await ask.settled();
    equal(await ask.number(STRENGTH).inputValue(), '7', 'strength');
  });

  await test(
    'one that dies again and again is told, and asked on request',
    DESK,
    async (page, by) => {
      const held = await hold(page);
      const ask = result_page(page, by);
      await page.clock.install();
      await ask.open();
      const before = await ask.said();
      await held.keep({ do: 'odds' });
      await ask.step(STRENGTH, 1);
      await held.caught();
      // Its reply never comes: the first worker is given up, then the second.
      const told = page.getByRole('alert').getByText(/broke off.*twice/);
      for (let second = 0; second < 200 && !(await told.isVisible()); second += 1)
        await page.clock.runFor(1000);
      await told.waitFor();
      await page.getByText('Below stands the last answer, about another assault.').waitFor();
      equal(await ask.sentence.innerText(), before, 'the last answer');
      await page.clock.resume();
      await held.let_go();
      await by.press(page.getByRole('button', { name: 'Ask again' }));
      await ask.sentence.filter({ hasNotText: before }).waitFor();
    },
  );

  for (const [what, text] of [
    ['not JSON', 'rules: nqm'],
    ['a list', '[1]'],
    ['nested without end', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])
    await test(`a whole link that holds what is ${what}`, DESK, async (page, by) => {
      const ask = result_page(page, by);
      const told = page.getByRole('alert').getByText(/this link/i);
      await ask.open(link_of(text));
      await told.waitFor();
      await page.reload();
      await ask.sentence.waitFor();
      const before = await ask.said();
      if (await told.isVisible())
        await by.press(page.getByRole('button', { name: 'Put this away' }));
      await page.evaluate((hash) => (location.hash = hash), link_of(text));
      await told.waitFor();
      await ask.step(STRENGTH, 1);
      await ask.changed_from(before);
    });

  await test('what was kept on the device is broken', DESK, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    const deep = `{"rules":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    for (const text of ['{', '[]', '7', 'null', '{"rules":"chess"}', deep]) {
      await page.goto('about:blank');
      await page.goto(`${by.url}icon.svg`);
      await page.evaluate((broken) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const name of ['assault/1', 'prefs/1', 'hands/1'])
          localStorage.setItem(`bayonet/${name}`, broken);
        localStorage.setItem('bayonet.record', broken);
      }, text);
      await ask.open();
      await ask.settled();
    }
  });

  await test('what reads files does not come', PHONE, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.settled();
    by.wrong.length = 0;
    await page.route('**/browser-*.js', (route) => route.abort());
    await drop(page, 'brigade.yaml', BRIGADE);
    const slips = page.getByRole('alert').filter({ hasText: 'brigade.yaml was not opened' });
    await slips.getByText(/A part of the page did not come/).waitFor();
    await by.press(page.getByRole('button', { name: 'Share', exact: true }));
    await by.press(page.getByRole('button', { name: 'Save scenario (YAML)' }));
    await page
      .getByText(/What writes YAML did not come/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.unroute('**/browser-*.js');
    await by.press(slips.getByRole('button', { name: 'Try again' }));
    await ask.opened();
    await slips.waitFor({ state: 'hidden' });
    by.wrong.length = 0; // the browser told of the part that did not come: that was wanted
  });

  await test('what draws the curves does not come', DESK, async (page, by) => {
    const ask = result_page(page, by);
    await page.route('**/curve_drawing-*.js', (route) => route.abort());
    await ask.open();
    const curves = ask.detail.getByRole('figure', { name: 'At least so many casualties' });
    await curves.scrollIntoViewIfNeeded();
    const told = curves.getByRole('alert');
    await told.getByText('did not come').waitFor();
    await page.unroute('**/curve_drawing-*.js');
    await by.press(told.getByRole('button', { name: 'Try again' }));
    await curves.locator('canvas').waitFor();
    equal(await told.count(), 0, 'still told');
    by.wrong.length = 0; // as above
  });

  const LARGE = [
    ['seven million brackets', '{'.repeat(7_000_000), 'at most 1,048,576 letters'],
    ['lists in lists', '['.repeat(3000) + ']'.repeat(3000), 'at most 32'],
    ['maps in maps', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, 'at most 32'],
    [
      'a stair of lines',
      Array.from({ length: 900 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
      'at most 32',
    ],
    ['a long list', `attacker: [${'1,'.repeat(200_000)}]`, 'at most 10,000'],
  ];
  await test('what is too large is refused with the limit, at once', DESK, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.settled();
    for (const [what, text, limit] of LARGE) {
      await drop(page, what, text);
      const told = page.getByRole('alert').filter({ hasText: `${what} was not opened` });
      await told.getByText(limit).first().waitFor();
      await ask.step(STRENGTH, 1);
      await ask.settled();
    }
    equal(await ask.number(STRENGTH).inputValue(), String(6 + LARGE.length), 'strength');
  });
});

done();
