// After a move: moves the focus to the next control, and scrolls the latest events into view.

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

/** The player made the move with the focus at `from`, and went elsewhere before it was made. */
const went_on = (from: Element | null, active: Element | null): boolean =>
  from !== null && active !== from && is_busy(active);

/** `firmly`: because the player made the move, with the focus at `from` if he made it here. */
export function focus_next(root: HTMLElement, firmly: boolean, from: Element | null): void {
  const active = document.activeElement;
  if (firmly ? went_on(from, active) : is_busy(active)) return;
  const next = root.querySelector<HTMLElement>('[data-next]');
  if (!next) return;
  next.focus({ preventScroll: true });
  bring_into_sight(root, next);
}
