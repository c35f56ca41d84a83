// The drawing that is worked with, for whoever gives the focus back to it: what lies over the cells, the
// table or the areas.

/** Its element. */
export const GROUND_ID = 'touch-ground';

/** Once the page shows it. */
export function focus_on(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** After a button was pressed by a key; who uses a pointer keeps the focus where it is. */
export function focus_by_key(press: MouseEvent, id: string): void {
  if (press.detail === 0) focus_on(id);
}
