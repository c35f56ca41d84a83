// A game just begun, at its first throw: where most journeys with dice set out.
import { ask_page } from './ask_page.mjs';
import { roll_page } from './roll_page.mjs';

/** Opens the page on its sample and plays to the first throw. */
export async function at_a_throw(page, by) {
  const ask = ask_page(page, by);
  const roll = roll_page(page, by);
  await ask.open();
  await roll.start();
  await roll.to_a_throw();
  return { ask, roll };
}
