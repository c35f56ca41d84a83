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

/** What is told beside a game, or beside the answer: neither a move nor the answer waits for it. */
export const adviser = new Door(load, begin);
