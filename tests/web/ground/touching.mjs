// Cells of a board on the page, and how a person gets at them: with a mouse, a thumb, or keys.
import { drag_between } from '../page/pointing.mjs';

const board_of = (page) => page.getByRole('listbox', { name: 'Cells of the board' });
const cell_of = (page, name) => page.locator(`#touch-ground-${name}`);

/** Pixels from the top at which a cell is above the sheet and below the bar. */
const IN_SIGHT = 190;

async function middle(page, name, scroll = true) {
  const cell = cell_of(page, name);
  if (scroll)
    await cell.evaluate(
      (one, top) =>
        scrollBy({
          top: one.getBoundingClientRect().top - top,
          behavior: 'instant',
        }),
      IN_SIGHT,
    );
  const { x, y, width, height } = await cell.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const at = (name) => [name.charCodeAt(0), Number(name.slice(1))];

/** Goes to a cell with arrow keys, where the board has the focus. */
async function walk(page, name) {
  const [column, row] = at(name);
  for (let i = 0; i < 60; i += 1) {
    const id = await board_of(page).getAttribute('aria-activedescendant');
    const [x, y] = at(id.replace('touch-ground-', ''));
    if (x === column && y === row) return;
    const key = y < row ? 'Up' : y > row ? 'Down' : x < column ? 'Right' : 'Left';
    await page.keyboard.press(`Arrow${key}`);
    await page.waitForFunction(
      (was) => document.activeElement.getAttribute('aria-activedescendant') !== was,
      id,
    );
  }
  throw new Error(`${name} cannot be reached with arrow keys`);
}

async function reach(page, by, name) {
  if ((await page.locator('.touch-sheet').count()) > 0) await page.keyboard.press('Escape');
  await by.focus(board_of(page));
  return walk(page, name);
}

/** Touches a cell: its sheet opens, or what is being moved goes there. */
export async function touch_cell(page, by, name) {
  by.last = `touch ${name}`;
  if (by.look.hand === 'keys') {
    await reach(page, by, name);
    return page.keyboard.press('Enter');
  }
  const { x, y } = await middle(page, name);
  return by.look.hand === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
}

/** Brings whoever stands on a cell to another: dragged, with keys moved. */
export async function bring(page, by, from, to) {
  by.last = `bring ${from} to ${to}`;
  if (by.look.hand === 'keys') {
    await touch_cell(page, by, from);
    await by.press(page.locator('.touch-sheet').getByRole('button', { name: 'Move', exact: true }));
    await walk(page, to);
    return page.keyboard.press('Enter');
  }
  const first = await middle(page, from);
  return drag_between(page, by, first, await middle(page, to, false));
}
