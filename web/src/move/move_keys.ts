// Moves models on a table top with keys alone: arrows go from one model to the next, Enter picks
// it up, arrows carry it, Enter puts it down and Escape lets it go.
import type { PlaneLayout } from '../ground/plane_layout';
import { say } from '../state/say';
import { at_keys, called, moving, key_step, LEAP, let_go, pick_up, put_down } from './moving';
import { movable, type MoveTable, type Stands } from './table';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function carry({ key, shiftKey, altKey }: KeyboardEvent, laid: PlaneLayout): boolean {
  const way = WAYS[key];
  const now = moving.value;
  if (!way || !now) return false;
  const step = key_step(laid) * (shiftKey ? LEAP : altKey ? 1 / LEAP : 1);
  moving.value = { ...now, x: now.x + way[0] * step, y: now.y + way[1] * step };
  return true;
}

/** From one model to the next, in the order in which they are drawn. */
function go(key: string, models: readonly Stands[], laid: PlaneLayout): boolean {
  const way = WAYS[key];
  const now = models.findIndex(({ from }) => from === at_keys.value);
  const last = models.length - 1;
  const ends: Record<string, number> = { Home: 0, End: last };
  const to = way
    ? (now + way[0] + way[1] + models.length) % Math.max(1, models.length)
    : (ends[key] ?? -1);
  const model = models[to];
  if (!model) return false;
  at_keys.value = model.from;
  say(called(model, laid));
  return true;
}

/** Escape takes back what was refused. True: the key was for us. */
export function move_key(event: KeyboardEvent, table: MoveTable, laid: PlaneLayout): boolean {
  const { key } = event;
  const models = movable(table.models);
  if (event.ctrlKey || event.metaKey || (event.altKey && !moving.value)) return false;
  if (!moving.value && event.shiftKey && key in WAYS) return false; // the table is moved about
  const acts = key === 'Enter' || key === ' ';
  const model = models.find(({ from }) => from === at_keys.value);
  let done = true;
  if (moving.value && acts) void put_down(table, laid, false);
  else if (moving.value && key === 'Escape') let_go();
  else if (moving.value) done = carry(event, laid);
  else if (table.refused && key === 'Escape') table.give_up();
  else if (acts && model) pick_up(model, laid);
  else done = go(key, models, laid);
  if (!done) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
