// Points of a table top on the page, and how a person gets at them: a mouse or fingers that drag and touch.

const table_of = (page) => page.getByRole('listbox', { name: 'Models on the table' });

/** Brings the table to the middle of the screen. */
export async function to_table(page) {
  const table = table_of(page);
  await table.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await table.click({ trial: true, position: { x: 1, y: 1 } }); // it has come to rest
}

/** Pixels of the page for points of the table, in millimetres. */
export async function pixels(page) {
  const models = await table_of(page)
    .getByRole('option')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [, x, y] = /([\d.]+) mm, ([\d.]+) mm$/.exec(one.getAttribute('aria-label'));
        return {
          x: Number(x),
          y: Number(y),
          px: left + width / 2,
          py: top + height / 2,
        };
      }),
    );
  const [first] = models;
  const other = models.find(({ x }) => x !== first.x);
  const scale = (other.px - first.px) / (other.x - first.x);
  return {
    scale,
    at: ([x, y]) => ({
      x: first.px + (x - first.x) * scale,
      y: first.py + (y - first.y) * scale,
    }),
  };
}

/** Milliseconds after which a tap is no part of the drag before it. */
const APART = 500;

/** Fingers that drag, as the browser sees them: each from one place to another. */
export async function fingers(page, ...ways) {
  const client = await page.context().newCDPSession(page);
  const send = (type, points) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const points = (part) =>
    ways.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  await send('touchStart', points(0));
  // They come to rest before they leave.
  for (const part of [0.25, 0.5, 0.75, 1, 1]) {
    await send('touchMove', points(part));
    await page.waitForTimeout(40);
  }
  await send('touchEnd', []);
  await client.detach();
  await page.waitForTimeout(APART);
}

/** Drags from one pixel of the page to another. */
export async function drag_between(page, by, from, to) {
  if (by.look.hand === 'touch') return fingers(page, [from, to]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  return page.mouse.up();
}

export async function drag(page, by, from, to) {
  await to_table(page);
  return drag_here(page, by, from, to);
}

/** The same of what is in sight already. */
export async function drag_here(page, by, from, to) {
  const { at } = await pixels(page);
  by.last = `drag from ${from} to ${to}`;
  return drag_between(page, by, at(from), at(to));
}

export async function touch(page, by, point) {
  await to_table(page);
  const { at } = await pixels(page);
  const { x, y } = at(point);
  by.last = `touch ${point}`;
  return by.look.hand === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
}
