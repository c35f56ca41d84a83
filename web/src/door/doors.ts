// The doors of this page: one for short work, one for answers within a frame, one for longer
// work. Each has its own helper.
import { Door } from './door';
import { helper } from './helper';
import type { Hears } from './helper';
import { load, start } from './parts';

const begin = (hears: Hears) => helper(start, hears);

/** Checks and tables: answered at once even while odds take long. */
export const clerk = new Door(load, begin).wake();
export const quick = new Door(load, begin).wake();
export const patient = new Door(load, begin);

/** What a player is told beside his game: neither his moves nor the odds of Ask wait for it. */
export const adviser = new Door(load, begin);
