// Timers of the page that end when a test says so, so that nothing hangs on how slow the machine is.

/** After so many milliseconds curves are drawn wherever they are (web/src/plot/common/near.ts). */
export const LATEST = 5000;

/** Runs in the page, before anything of its own: timers of so many milliseconds end with `end_timers`. */
export function hold_timers(held) {
  const timers = [];
  const set = globalThis.setTimeout;
  globalThis.setTimeout = (then, after, ...more) =>
    after === held ? timers.push(then) && -1 : set(then, after, ...more);
  globalThis.end_timers = () => timers.splice(0).forEach((then) => then());
}
