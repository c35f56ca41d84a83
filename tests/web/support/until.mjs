// Waits for what the page has to be asked again and again: page.waitForFunction() takes any promise for
// true, so it is for functions that give none.
import { within } from './pace.mjs';

/** Milliseconds between two questions, and for all of them. */
const PAUSE = 10;
const ALL = within(8000);

/** Resolves when `holds`, run in the page with `given`, resolves to something true. */
export async function until(page, holds, given) {
  const end = performance.now() + ALL;
  while (!(await page.evaluate(holds, given))) {
    if (performance.now() > end)
      throw new Error(`timed out after ${ALL / 1000} s: it never held that ${holds}`);
    await new Promise((then) => setTimeout(then, PAUSE));
  }
}
