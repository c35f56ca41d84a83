// The hand on the page: a mouse that clicks, a thumb that taps, or keys alone. With keys alone
// nothing is focused but by the keys a person has: Tab, Shift+Tab and arrows.

import { within } from './pace.mjs';

const TABS_MAX = 250;
/** Milliseconds until what is to be pressed can be. */
const REACH = within(8000);

const in_focus = (locator) =>
  locator.evaluate((element) => element === document.activeElement, null, { timeout: REACH });

/** Keys that walk about inside a group, where Tab stops at one of its members only. */
const INSIDE = 'tab, radio, menuitem, option'.split(', ');

async function walk_inside(page, locator) {
  const role = await locator.evaluate(
    (element) => element.getAttribute('role') ?? (element.type === 'radio' ? 'radio' : ''),
  );
  if (!INSIDE.includes(role)) return false;
  for (const key of ['ArrowRight', 'ArrowDown']) {
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press(key);
      if (await in_focus(locator)) return true;
    }
  }
  return false;
}

/** Whether what has the focus is of the same group as `locator`. */
const beside = (locator) =>
  locator.evaluate((element) => {
    const group = 'tablist, radiogroup, menu, listbox, fieldset'
      .split(', ')
      .map((role) => element.closest(`[role=${role}], ${role === 'fieldset' ? role : 'x-none'}`))
      .find(Boolean);
    return Boolean(group?.contains(document.activeElement)) && document.activeElement !== group;
  });

/** Brings the focus to `locator` with keys alone. */
async function reach(page, locator) {
  await locator.waitFor({ state: 'visible', timeout: REACH });
  for (let i = 0; i < TABS_MAX; i += 1) {
    if (await in_focus(locator)) return;
    if (i > 0 && (await beside(locator)) && (await walk_inside(page, locator))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${locator} cannot be reached with the Tab key`);
}

/**
 * Does `act`, and waits until the page has heard the click: a tap becomes one some time after the
 * finger has left.
 */
async function clicked(page, act) {
  await page.evaluate(() => {
    globalThis.clicked = new Promise((heard) =>
      addEventListener('click', () => heard(), { capture: true, once: true }),
    );
  });
  await act();
  await page.evaluate(() => globalThis.clicked);
}

/** Milliseconds between two taps that are not one double tap. */
const APART = 400;
const tapped = new WeakMap();

async function tap(page, locator) {
  const soonest = (tapped.get(page) ?? -Infinity) + APART;
  const early = soonest - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  await clicked(page, () => locator.tap({ timeout: REACH }));
  tapped.set(page, performance.now());
}

/** What a person does who wants `locator` done, with what `look` has in hand. */
export async function press(page, look, locator) {
  if (look.hand === 'mouse') return clicked(page, () => locator.click({ timeout: REACH }));
  if (look.hand === 'touch') return tap(page, locator);
  await reach(page, locator);
  const role = await locator.evaluate(
    (element) => element.getAttribute('role') ?? element.type ?? '',
  );
  return page.keyboard.press(['radio', 'checkbox', 'switch', 'tab'].includes(role) ? ' ' : 'Enter');
}

/** Brings the focus to `locator`. */
export async function focus(page, look, locator) {
  if (look.hand === 'keys') return reach(page, locator);
  return press(page, look, locator);
}

/** Writes `text` into a field in place of what is there. */
export async function write(page, look, locator, text) {
  await focus(page, look, locator);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
