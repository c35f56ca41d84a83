// The curve of a number as a person finds it: by holding its stepper, and by the values on it.
import { within } from '../support/pace.mjs';

const LONG = within(30_000);

const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

/** One finger on the page. */
async function finger(by, page) {
  const session = await by.context.newCDPSession(page);
  const send = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (point) => send('touchStart', [point]),
    move: (point) => send('touchMove', [point]),
    up: () => send('touchEnd', []),
  };
}

/** A mouse as a finger. */
const mouse = ({ mouse: it }) => ({
  down: async ({ x, y }) => {
    await it.move(x, y);
    await it.down();
  },
  move: ({ x, y }) => it.move(x, y),
  up: () => it.up(),
});

export function range_panel(page, by, name) {
  const panel = page.getByRole('dialog', { name });
  const plot = panel.getByRole('listbox');
  const option = (value) =>
    panel.getByRole('option', { name: new RegExp(`^${value}(, as it is)?:`) });
  const hand = () => (by.look.hand === 'touch' ? finger(by, page) : mouse(page));

  /** Holds `button` until the panel is there. */
  async function hold(button) {
    by.last = `hold ${button}`;
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const one = await hand();
    await one.down(await middle(button));
    await panel.waitFor();
    await one.up();
  }

  /** Opens it with the keys of `field`. */
  async function open_by_key(field) {
    await by.focus(field);
    await page.keyboard.press('Alt+ArrowDown');
    await panel.waitFor();
  }

  /** Waits until what is said of a value is read out above the curve. */
  const pointed_at = (value) =>
    panel
      .getByText(new RegExp(`^${value}(, as it is)?: `))
      .first()
      .waitFor();

  /** Sets a value: a click, a finger that slides there and lets go, or `steps` of an arrow and Enter. */
  async function set(value, { from, key, steps }) {
    by.last = `set ${value}`;
    if (by.look.hand === 'mouse') await option(value).click();
    if (by.look.hand === 'touch') {
      const one = await hand();
      await one.down(await middle(option(from)));
      await one.move(await middle(option(value)));
      await pointed_at(value);
      await one.up();
    }
    if (by.look.hand === 'keys') {
      for (let step = 0; step < steps; step += 1) await page.keyboard.press(key);
      await pointed_at(value);
      await page.keyboard.press('Enter');
    }
    await panel.waitFor({ state: 'detached' });
  }

  /** A finger comes down on a value, slides off the curve, and lets go. */
  async function leave(value) {
    const one = await hand();
    const { x, y, height } = await plot.boundingBox();
    await one.down(await middle(option(value)));
    await pointed_at(value);
    await one.move({ x, y: y + 2 * height });
    await one.up();
  }

  /** By value, what is said of it, when all is worked out. */
  async function said() {
    await plot.and(page.locator('[aria-busy=false]')).waitFor({ timeout: LONG });
    const names = await panel
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    return Object.fromEntries(
      names.map((words) => /^(\S+?)(?:, as it is)?: (.*)$/.exec(words).slice(1)),
    );
  }

  return { panel, plot, option, hold, open_by_key, pointed_at, set, leave, said };
}
