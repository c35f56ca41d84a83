// Moves models and ground on a table top by mouse, pen or finger: drag a model, or touch it and then its new
// place.
import type { PlaneLayout } from '../ground/plane_layout';
import { point_at } from '../ground/plane_layout';
import { moving, let_go, model_at, pick_up, put_down } from './moving';
import type { MoveTable } from './table';

/** Pixels: a finger finds what is so near to it; one that moves less has only touched. */
const FINGER = 16;
const STILL = 5;

interface Drag {
  pointer: number;
  began: readonly [number, number];
  /** From where it was touched to the middle of the base, in the table's lengths. */
  off: readonly [number, number];
  /** It was picked up before it was touched. */
  again: boolean;
  moved: boolean;
}

export interface MovePointer {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(event: PointerEvent): void;
  click(event: MouseEvent): void;
}

export function move_pointer(now: () => { table: MoveTable; laid: PlaneLayout }): MovePointer {
  let drag: Drag | null = null;
  let spent = false; // the click of a pointer that has done its work
  const pixel = (event: MouseEvent): readonly [number, number] => {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };

  function stop(): void {
    drag = null;
    let_go();
  }

  function down(event: PointerEvent): void {
    spent = false;
    if (drag && !event.isPrimary) stop(); // two fingers zoom
    if (event.button !== 0 || drag || !event.isPrimary) return;
    const { table, laid } = now();
    const began = pixel(event);
    // While one is being moved, nobody beside its new place is picked up, and no ground below it.
    const around = moving.value || event.pointerType === 'mouse' ? 0 : FINGER;
    const model = model_at(table.models, laid, began, around);
    if (!model || (moving.value && model.ground && moving.value.from !== model.from)) return;
    const [x, y] = point_at(laid, ...began);
    const again = moving.value?.from === model.from;
    drag = {
      pointer: event.pointerId,
      began,
      off: [model.x - x, model.y - y],
      again,
      moved: false,
    };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (!again) pick_up(model, laid);
  }

  function move(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointer || !moving.value) return;
    const [px, py] = pixel(event);
    drag.moved ||= Math.hypot(px - drag.began[0], py - drag.began[1]) > STILL;
    if (!drag.moved) return;
    const [x, y] = point_at(now().laid, px, py);
    moving.value = {
      ...moving.value,
      x: x + drag.off[0],
      y: y + drag.off[1],
      dragged: true,
    };
  }

  function up(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { moved, again } = drag;
    const { table, laid } = now();
    drag = null;
    spent = true;
    if (moved) void put_down(table, laid, true);
    else if (again) let_go();
  }

  function cancel(event: PointerEvent): void {
    if (drag && event.pointerId === drag.pointer) stop();
  }

  /** A new place on the table for the model that is being moved. */
  function click(event: MouseEvent): void {
    if (spent || !moving.value) return;
    const { table, laid } = now();
    const [x, y] = point_at(laid, ...pixel(event));
    moving.value = { ...moving.value, x, y };
    void put_down(table, laid, true);
  }

  return { down, move, up, cancel, click };
}
