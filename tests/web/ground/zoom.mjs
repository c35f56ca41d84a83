// A table top seen from nearer: with buttons, wheel, two fingers and keys, about the point that is meant; moved about
// by what drags it; and its models are moved there as on the whole. What it does not take scrolls the page.
import { result_page } from '../page/result_page.mjs';
import { findings, small_targets } from '../support/axe.mjs';
import { equal } from '../support/equal.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { drag_here, fingers, pixels, to_table } from '../page/pointing.mjs';
import { done } from '../support/tap.mjs';

const TABLE = `rules: trial40k
title: On the table
attacker:
  units:
    - {name: Squad, profile: marines, at: ["75 mm, 100 mm", "150 mm, 160 mm"]}
defender:
  units:
    - {name: Mob, profile: orks, at: ["75 mm, 75 mm", "150 mm, 75 mm"]}
`;

async function opened(page, by) {
  const ask = result_page(page, by);
  await ask.open();
  await ask.open_good_file('table.yaml', TABLE);
  await page.locator('.plane').waitFor();
  await ask.settled();
  await to_table(page);
  return ask;
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
const seen = (page) =>
  page.locator('.zoom-seen').evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
const scrolled = (page) => page.evaluate(() => window.scrollY);

function near(found, wanted, words, by = 2) {
  if (Math.abs(found - wanted) > by) throw new Error(`${words}: ${found}, not ${wanted}`);
}

/** The scale comes to be so many times what it was. */
async function grown(page, before, times) {
  for (let i = 0; i < 40; i += 1) {
    const { scale } = await pixels(page);
    if (Math.abs(scale / before - times) < 0.02) return;
    await page.waitForTimeout(50);
  }
  const { scale } = await pixels(page);
  throw new Error(`it grew ${scale / before} times, not ${times}`);
}

await journeys('zoom', async ({ test }) => {
  await test(
    'with buttons, and models moved there',
    first_or_rest(PHONE, DESK),
    async (page, by) => {
      const ask = await opened(page, by);
      const { scale } = await pixels(page);
      equal(await button(page, 'Zoom out').isDisabled(), true, 'nothing to zoom out of');
      await by.press(button(page, 'Zoom in'));
      await grown(page, scale, 1.5);
      equal(await findings(page), [], 'what axe finds when zoomed in');
      equal(await small_targets(page), [], 'what is too small for a thumb');
      // The far corner is brought into sight, and a model dragged there.
      await page
        .getByRole('option', { name: 'Squad out, 150 mm, 160 mm' })
        .evaluate((one) =>
          one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
        );
      await drag_here(page, by, [150, 160], [150, 130]);
      await page
        .getByRole('option', { name: /^Squad.*1(49|50|51)(\.\d)? mm, 1(29|30|31)(\.\d)? mm$/ })
        .waitFor();
      await ask.settled();
      equal(await page.locator('.zoom-part').count(), 1, 'it stays as it is');
      await by.press(button(page, 'Whole table'));
      await page.locator('.zoom-part').waitFor({ state: 'detached' });
    },
  );

  await test('with the wheel, about the pointer', DESK, async (page, by) => {
    const ask = await opened(page, by);
    const before = await pixels(page);
    const place = before.at([150, 75]);
    const top = await scrolled(page);
    await page.mouse.move(place.x, place.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -240);
    await page.keyboard.up('Control');
    await grown(page, before.scale, 2.25);
    const after = (await pixels(page)).at([150, 75]);
    near(after.x, place.x, 'what is under the pointer, to the east');
    near(after.y, place.y, 'what is under the pointer, to the south');
    equal(await scrolled(page), top, 'the page stays');
    // A mouse that drags the empty table moves it, and puts nobody down.
    const [left, high] = await seen(page);
    const empty = (await pixels(page)).at([120, 100]);
    await page.mouse.move(empty.x, empty.y);
    await page.mouse.down();
    await page.mouse.move(empty.x + 60, empty.y - 40, { steps: 4 });
    await page.mouse.up();
    const [now, low] = await seen(page);
    near(now, left - 60, 'dragged to the west');
    near(low, high + 40, 'dragged to the south');
    await page.getByRole('button', { name: 'Whole table' }).click();
    await grown(page, before.scale, 1);
    // Without Ctrl the wheel is the page's.
    const from = await scrolled(page);
    const above = (await pixels(page)).at([100, 100]);
    await page.mouse.move(above.x, above.y);
    await page.mouse.wheel(0, -100);
    for (let i = 0; i < 40 && (await scrolled(page)) !== from - 100; i += 1)
      await page.waitForTimeout(50);
    equal(await scrolled(page), from - 100, 'the page scrolls');
    await ask.settled();
  });

  await test('with two fingers; with one the page, then the table', PHONE, async (page, by) => {
    await opened(page, by);
    const { scale, at } = await pixels(page);
    const top = await scrolled(page);
    const [one, other] = [at([100, 115]), at([125, 115])];
    // One finger on the empty table scrolls the page.
    await fingers(page, [one, { x: one.x, y: one.y - 80 }]);
    if ((await scrolled(page)) < top + 40) throw new Error('the page does not scroll');
    await to_table(page);
    await fingers(
      page,
      [one, { x: one.x - 30, y: one.y }],
      [other, { x: other.x + 30, y: other.y }],
    );
    const larger = (await pixels(page)).scale / scale;
    if (larger < 1.3) throw new Error(`two fingers made it ${larger} times as large`);
    equal(await page.getByRole('option', { selected: true }).count(), 0, 'nobody is picked up');
    await to_table(page);
    await page.locator('.zoom-seen').evaluate((one) => one.scrollTo(150, 150));
    const [, high] = await seen(page);
    const page_at = await scrolled(page);
    const empty = (await pixels(page)).at([112, 115]);
    await fingers(page, [empty, { x: empty.x, y: empty.y + 60 }]);
    if ((await seen(page))[1] > high - 20)
      throw new Error(`one finger moves the table from ${high} to ${(await seen(page))[1]}`);
    equal(await scrolled(page), page_at, 'the page stays');
  });

  await test('with keys', KEYS, async (page, by) => {
    await opened(page, by);
    const { scale } = await pixels(page);
    await by.focus(page.getByRole('listbox', { name: 'Models on the table' }));
    for (const key of ['+', '+', '+', '-']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(100);
    }
    await grown(page, scale, 2.25);
    // Whoever the keys go to is brought into sight.
    await page.keyboard.press('Home');
    for (let i = 0; i < 4; i += 1) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(100);
      const inside = await page.evaluate(() => {
        const box = (element) => element.getBoundingClientRect();
        const list = document.querySelector('.models-table');
        const model = box(document.getElementById(list.getAttribute('aria-activedescendant')));
        const part = box(document.querySelector('.zoom-seen'));
        const [x, y] = [(model.left + model.right) / 2, (model.top + model.bottom) / 2];
        return x > part.left && x < part.right && y > part.top && y < part.bottom;
      });
      equal(inside, true, 'the model is in sight');
    }
    const [, high] = await seen(page);
    await page.keyboard.press(high > 60 ? 'Shift+ArrowUp' : 'Shift+ArrowDown');
    await page.waitForTimeout(100);
    near((await seen(page))[1], high > 60 ? high - 60 : high + 60, 'moved about');
    await page.keyboard.press('0');
    await grown(page, scale, 1);
  });
});
done();
