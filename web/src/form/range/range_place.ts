// Where the panel stands: beside its field, or below it where the page is narrow; on the screen always.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** The most that it may take there; what is beyond is scrolled to. */
  height: number;
}

/** Pixels between the field and the panel, and between the panel and an edge of the screen. */
const GAP = 8;

/** Below this a panel takes the whole width. */
const NARROW = 640;

const within = (from: number, size: number, all: number): number =>
  Math.max(GAP, Math.min(from, all - size - GAP));

/** Below the field if it fits, else above it, else over it: so that no line of it is cut off. */
function under(field: Box, { height }: Size, view: Size): Omit<Place, 'left'> {
  const below = view.height - field.bottom - 2 * GAP;
  const above = field.top - 2 * GAP;
  if (below < height && above >= height) return { top: field.top - GAP - height, height: above };
  return { top: within(field.bottom + GAP, height, view.height), height: view.height - 2 * GAP };
}

/** On the screen. `panel`: as large as it would be with all the room there is. */
export function range_place(field: Box, panel: Size, view: Size): Place {
  const right = field.right + GAP;
  const left = field.left - GAP - panel.width;
  const beside = right + panel.width + GAP <= view.width ? right : left >= GAP ? left : null;
  if (view.width < NARROW || beside === null)
    return { left: within(field.left, panel.width, view.width), ...under(field, panel, view) };
  const height = view.height - 2 * GAP;
  return {
    left: beside,
    top: within(field.top, Math.min(panel.height, height), view.height),
    height,
  };
}
