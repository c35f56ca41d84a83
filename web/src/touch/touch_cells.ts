// The cells of a drawn map: which is under a point, and which is next to another.
import type { MapLayout, PlacedCell } from '../ground/map/map_layout';

/** The nearest whose middle is within its size; null: beside the map. */
export function cell_under(laid: MapLayout, x: number, y: number): PlacedCell | null {
  const far = (cell: PlacedCell): number => Math.hypot(cell.x - x, cell.y - y);
  const near = laid.cells.filter((cell) => far(cell) <= laid.size * 0.71);
  return near.sort((a, b) => far(a) - far(b))[0] ?? null;
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more it counts to be off to a side than to be far: of hexes a key up or down finds the
    next line, not the one after it. */
const ASIDE = 1.5;

/** From one cell the way of an arrow key; null: another key, or nothing lies there. */
export function next_cell(laid: MapLayout, from: string | null, key: string): PlacedCell | null {
  const way = WAYS[key];
  const at = laid.cells.find(({ cell }) => cell.name === from) ?? laid.cells[0];
  if (!way || !at) return null;
  const far = ({ x, y }: PlacedCell): number => {
    const [ahead, aside] = [
      (x - at.x) * way[0] + (y - at.y) * way[1],
      Math.abs((x - at.x) * way[1] + (y - at.y) * way[0]),
    ];
    return ahead < laid.size * 0.4 ? Infinity : ahead + aside * ASIDE;
  };
  const next = laid.cells.reduce((best, one) => (far(one) < far(best) ? one : best));
  return far(next) < Infinity ? next : null;
}
