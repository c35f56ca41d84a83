// A cell touched by mouse, pen or finger: that opens its sheet, or is the new place of the unit that
// is being moved. A unit can also be dragged.
import { signal } from '@preact/signals';
import type { MapLayout } from '../ground/map/map_layout';
import { move_to, standing_now } from './doings';
import { lifted, touched } from './touched';
import { cell_under } from './touch_cells';

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

export function touch_pointer(now: () => MapLayout) {
  let down: { pointer: number; x: number; y: number; path: string } | null = null;
  let spent = false; // the click of a pointer that has dragged

  const cell_at = (event: MouseEvent): string | null =>
    cell_under(now(), ...pixel_of(event))?.cell.name ?? null;

  function stop(): void {
    down = null;
    dragged.value = null;
  }

  return {
    down(event: PointerEvent): void {
      spent = false;
      if (down || !event.isPrimary) return stop();
      if (event.button !== 0 || lifted.value) return;
      const cell = cell_at(event);
      const path = cell && unit_at(cell);
      if (!path) return;
      const [x, y] = pixel_of(event);
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
      const to = cell_at(event);
      const from = standing_now().find(({ path }) => path === was.path)?.cell;
      if (to && to !== from) move_to(was.path, to);
    },
    cancel: stop,
    click(event: MouseEvent): void {
      const cell = cell_at(event);
      if (!spent && cell) touch_cell(cell);
      spent = false;
    },
  };
}
