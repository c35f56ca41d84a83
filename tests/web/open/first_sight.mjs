// The first three seconds: no empty form, everything worked out, nothing asked of anybody.
import { result_page } from '../page/result_page.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, NARROW, PHONE, dark } from '../support/looks.mjs';
import { bayonet } from '../expected/command.mjs';
import { equal } from '../support/equal.mjs';
import { FILES, text_of } from '../expected/example_files.mjs';
import { first_or_rest, within } from '../support/pace.mjs';
import { done, remark } from '../support/tap.mjs';

const SOON = 3000;

/** The chance of the ending named first, in 100, as the command says it. */
function in_100(...words) {
  const said = bayonet('odds', ...words).out;
  return /^In 100 such assaults .* in (\S+)\.$/m.exec(said)[1];
}

await journeys('first sight', async ({ test }) => {
  await test(
    'the sample stands there worked out',
    first_or_rest(dark(PHONE), DESK, PHONE, NARROW),
    async (page, by) => {
      const ask = result_page(page, by);
      const began = Date.now();
      await ask.open();
      await ask.settled();
      const seen = {
        ground: ask.detail.getByRole('img', { name: /^6 Regular points attack 3/ }),
        dots: ask.detail.getByRole('img', { name: /^50 equally likely assaults/ }),
        curves: ask.detail.getByRole('img', { name: /^In 100, at least so many casualties/ }),
        best: ask.detail.getByText(/^Best for the defender: roll 1 die/),
        careful: ask.glance.getByText(/^Careful:/),
      };
      for (const [what, locator] of Object.entries(seen))
        await locator.waitFor({ timeout: within(SOON) }).catch((thrown) => {
          throw new Error(`no ${what} to be seen: ${thrown.message}`);
        });
      const took = Date.now() - began;
      if (took > within(SOON)) throw new Error(`${took} ms; on a quiet machine ${SOON} allowed`);
      const sentence = await ask.sentence.innerText();
      if (!sentence.includes(in_100('nqm')))
        throw new Error(`"${sentence}" is not what the command says`);
    },
  );

  await test('on a phone what matters comes first', PHONE, async (page, by) => {
    const ask = result_page(page, by);
    await ask.open();
    await ask.settled();
    await page.locator('.hangs-rows').waitFor();
    const ground = ask.detail.getByRole('img', { name: /^6 Regular points attack 3/ });
    const best = ask.detail.getByText(/^Best for the defender: roll 1 die/);
    const tops = [];
    for (const seen of [ask.sentence, ground, best, ask.form]) {
      const { y } = await seen.filter({ visible: true }).first().boundingBox();
      tops.push(y);
    }
    const { height } = page.viewportSize();
    const sorted = tops.toSorted((one, other) => one - other);
    equal(tops, sorted, 'sentence, ground, best order, form');
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const screens = [...tops, whole].map((y) => y / height);
    remark(`begin at screen ${screens.map((at) => at.toFixed(1)).join(', ')}, the last: its end`);
    for (const [at, most] of [0.5, 1, 2, 3, 8].entries())
      equal(screens[at] < most, true, `on screen ${screens[at]}, not below ${most}`);
  });

  await test('elsewhere its link is shown with a picture', DESK, async (page, by) => {
    const sent = await (await fetch(by.url)).text();
    const said = (what) => new RegExp(`property="og:${what}"\\s+content="([^"]*)"`).exec(sent)?.[1];
    equal(said('title'), 'Bayonet', 'title');
    const picture = await fetch(new URL(said('image'), by.url));
    const bytes = Buffer.from(await picture.arrayBuffer());
    equal(bytes.subarray(1, 4).toString('latin1'), 'PNG', 'picture');
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    equal(
      size,
      ['width', 'height'].map((side) => Number(said(`image:${side}`))),
      'its size',
    );
  });

  await test(
    'systems and examples are one press away',
    first_or_rest(PHONE, KEYS, DESK),
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      const dialog = await ask.library();
      await dialog
        .getByRole('button', { name: /Not Quite Mechanised/ })
        .first()
        .waitFor();
      await by.press(dialog.getByRole('button', { name: /ridge/i }).first());
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { name: /ridge/i }).first().waitFor();
    },
  );

  await test(
    'each example is drawn in the library, with what it decides',
    DESK,
    async (page, by) => {
      const ask = result_page(page, by);
      await ask.open();
      const entries = await (await ask.library()).locator('.entry:has(svg)').all();
      const heads = FILES.filter((file) => file.endsWith('.yaml')).map((file) =>
        text_of(file).replaceAll('\n# ', ' '),
      );
      const told = heads.flatMap(
        (head) => / \S[^.?!]* costs the \w+ \d+ [\w ]+\./.exec(head) ?? [],
      );
      const shown = [];
      for (const entry of entries) {
        for (const side of ['attacker', 'defender'])
          equal(await entry.locator(`path.${side}[d^="M"]`).count(), 1, await entry.innerText());
        shown.push(...(await entry.locator('strong').allInnerTexts()));
      }
      equal(entries.length, heads.length, 'examples');
      equal(
        shown,
        told.map((words) => words.trim()),
        'decisions',
      );
    },
  );
});

done();
