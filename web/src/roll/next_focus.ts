// After a move: the focus goes to what is to be done next, and what just happened is in sight.

/** Room that the bar of a phone takes below. */
const BELOW = 72;

/** Scrolls only where the last step, or what is to be done, would be out of sight. */
function bring_into_sight(root: HTMLElement, next: HTMLElement): void {
  const latest = root.querySelector('.latest');
  if (!latest) return;
  const pad = next.closest('.dice-pad');
  const floor = pad ? pad.getBoundingClientRect().top : innerHeight - BELOW;
  const { top, bottom } = latest.getBoundingClientRect();
  const lowest = pad ? bottom : next.getBoundingClientRect().bottom;
  if (top >= 0 && lowest <= floor) return;
  latest.scrollIntoView({ block: 'start' });
  if (!pad) next.scrollIntoView({ block: 'nearest' });
}

/** Somebody works elsewhere on the page: in the story, with a switch, in a dialog. */
function is_busy(active: Element | null): boolean {
  if (!active || active === document.body) return false;
  return active.closest('.asked') === null;
}

/** `firmly`: wherever the focus is now, because the player made the move. */
export function focus_next(root: HTMLElement, firmly: boolean): void {
  if (!firmly && is_busy(document.activeElement)) return;
  const next = root.querySelector<HTMLElement>('[data-next]');
  if (!next) return;
  next.focus({ preventScroll: true });
  bring_into_sight(root, next);
}
