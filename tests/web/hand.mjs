// The hand on the page: a mouse that clicks, a thumb that taps, or keys alone. With keys alone
// nothing is focused but by the keys a person has: Tab, Shift+Tab and arrows.

const TABS_MAX = 250;

const in_focus = (locator) =>
  locator.evaluate((element) => element === document.activeElement, null, { timeout: 5000 });

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
  await locator.waitFor({ state: 'visible', timeout: 5000 });
  for (let i = 0; i < TABS_MAX; i += 1) {
    if (await in_focus(locator)) return;
    if (i > 0 && (await beside(locator)) && (await walk_inside(page, locator))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${locator} cannot be reached with the Tab key`);
}

/** What a person does who wants `locator` done, with what `look` has in hand. */
export async function press(page, look, locator) {
  if (look.hand === 'mouse') return locator.click({ timeout: 5000 });
  if (look.hand === 'touch') return locator.tap({ timeout: 5000 });
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
