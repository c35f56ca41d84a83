// A game just begun, at its first throw: where most journeys with dice set out.
import { result_page } from './result_page.mjs';
import { play_page } from './play_page.mjs';

/** Opens the page on its sample and plays to the first throw. */
export async function at_a_throw(page, by) {
  const ask = result_page(page, by);
  const roll = play_page(page, by);
  await ask.open();
  await roll.start();
  await roll.to_a_throw();
  return { ask, roll };
}
