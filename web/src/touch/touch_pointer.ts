// A cell touched by mouse, pen or finger: that opens its sheet, or is the new place of the unit that
// is being moved. A unit can also be dragged, from a cell or from an area.
import { signal } from '@preact/signals';
import { move_to, standing_now } from './doings';
import { lifted, touched } from './touched';

/** Pixels: one that moves less has only touched. */
const STILL = 6;

/** The unit under a pointer that is down, where it is just now in pixels. */
export const dragged = signal<{ path: string; x: number; y: number } | null>(null);

/** Who stands there: the one whose sheet is open, else the first. */
export function unit_at(cell: string): string | null {
  const here = standing_now().filter((one) => one.cell === cell);
  return (here.find(({ path }) => path === touched.value?.unit) ?? here[0])?.path ?? null;
}

/** Touches a cell. */
export function touch_cell(cell: string): void {
  if (lifted.value) move_to(lifted.value, cell);
  else touched.value = { cell, unit: unit_at(cell) };
}

/** Where an event is, from the corner of the board. */
export function pixel_of(event: MouseEvent): [number, number] {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

/** Where units are: cells, or areas. */
export interface Places {
  /** The place under a pixel; null: beside them all. */
  at(x: number, y: number): string | null;
  /** Who can be dragged from there. */
  unit(x: number, y: number): string | null;
  /** Where it is. */
  from(path: string): string | null | undefined;
  drop(path: string, place: string): void;
  /** A place that is touched; where nothing is touched what lies there hears of it. */
  touch?(place: string): void;
}

export function touch_pointer(places: Places) {
  let down: { pointer: number; x: number; y: number; path: string } | null = null;
  let spent = false; // the click of a pointer that has dragged

  const place_at = (event: MouseEvent): string | null => places.at(...pixel_of(event));

  function stop(): void {
    down = null;
    dragged.value = null;
  }

  return {
    down(event: PointerEvent): void {
      spent = false;
      if (down || !event.isPrimary) return stop();
      if (event.button !== 0 || lifted.value) return;
      const [x, y] = pixel_of(event);
      const path = places.unit(x, y);
      if (!path) return;
      down = { pointer: event.pointerId, x, y, path };
    },
    move(event: PointerEvent): void {
      if (!down || event.pointerId !== down.pointer) return;
      const [x, y] = pixel_of(event);
      if (!dragged.value && Math.hypot(x - down.x, y - down.y) <= STILL) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      dragged.value = { path: down.path, x, y };
    },
    up(event: PointerEvent): void {
      const was = dragged.value;
      stop();
      if (!was) return;
      spent = true;
      const to = place_at(event);
      if (to && to !== places.from(was.path)) places.drop(was.path, to);
    },
    cancel: stop,
    click(event: MouseEvent): void {
      const place = place_at(event);
      if (spent) event.stopPropagation();
      else if (place) places.touch?.(place);
      spent = false;
    },
  };
}
