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

/** Runs in the page, before anything of its own: animations of this name end with `end_animations`, which
    returns how many there are. */
export function hold_animations(name) {
  const held = new CSSStyleSheet();
  held.replaceSync('* { animation-play-state: paused !important }');
  document.adoptedStyleSheets.push(held);
  globalThis.end_animations = () => {
    const waiting = document.getAnimations().filter((one) => one.animationName === name);
    waiting.forEach((one) => one.finish());
    return waiting.length;
  };
}
