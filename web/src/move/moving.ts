// A model that is being moved: picked up on the drawing of a table, then put down elsewhere or
// left in place.
import { signal } from '@preact/signals';
import { by_gap, settled } from '../ground/scene/beside';
import { is_within, shifted } from '../ground/scene/outline';
import { broken } from './distances';
import { length_words, measured, place_words } from '../ground/scene/place_words';
import { point_at, type PlaneLayout } from '../ground/plane_layout';
import type { Note } from '../ground/scene/scene';
import { say } from '../state/say';
import { movable, others_of, type MoveTable, type Stands } from './table';

export interface Moving {
  from: string;
  x: number;
  y: number;
  /** Under a pointer that is down. */
  dragged: boolean;
}

/** The model that is being moved; null: none is. */
export const moving = signal<Moving | null>(null);
/** The model that the keys are at. */
export const at_keys = signal<string | null>(null);

/** All models that one key puts there move with the one that is moved. */
export const whole_unit = signal(false);

const list_of = (from: string): string => from.replace(/\[\d+\]$/, '');

/** Whether a model moves just now: the one that is moved, or with it. */
export const is_moved = ({ from }: Stands, now: Moving | null): boolean =>
  now !== null && (now.from === from || (whole_unit.value && list_of(now.from) === list_of(from)));

/** The models where they are just now. */
export function placed(models: readonly Stands[], now: Moving | null): readonly Stands[] {
  const model = models.find(({ from }) => from === now?.from);
  if (!now || !model) return models;
  const [east, south] = [now.x - model.x, now.y - model.y];
  return models.map((one) => (is_moved(one, now) ? shifted(one, east, south) : one));
}

/** Pixels, and tenths of a millimetre at least, within which a base that is put down touches its neighbour. */
const NEAR = 5;
const NEAR_ON_TABLE = 20;

export const LEAP = 10;

/** Pixels at which a mouse still finds a line. */
const LINE = 6;

/** What one press of an arrow key moves by; ten times so far with Shift, a tenth with Alt. */
export function key_step({ plane }: PlaneLayout): number {
  const { name, tenths } = plane.length;
  if (name === 'in') return tenths / 2;
  return name === 'cm' ? tenths : 5 * tenths;
}

export const called = ({ piece, x, y }: Stands, { plane }: PlaneLayout): string =>
  `${piece.name}, ${place_words(x, y, plane.length)}`;

export function pick_up(model: Stands, laid: PlaneLayout): void {
  moving.value = { from: model.from, x: model.x, y: model.y, dragged: false };
  at_keys.value = model.from;
  say(`${called(model, laid)}: picked up`);
}

export function let_go(): void {
  moving.value = null;
  say('it stays where it was');
}

/** The model is put down; `snap`: where it touches whom it is near to. */
export async function put_down(
  { models, drop }: MoveTable,
  laid: PlaneLayout,
  snap: boolean,
): Promise<void> {
  const now = moving.value;
  const model = models.find(({ from }) => from === now?.from);
  if (!now || !model) return;
  const all = placed(models, now);
  const there = { ...model, x: now.x, y: now.y };
  const others = others_of(model, models);
  const whole = whole_unit.value && !model.ground;
  const [x, y] =
    snap && !whole
      ? settled(there, others, Math.max(NEAR / laid.scale, NEAR_ON_TABLE))
      : [there.x, there.y];
  const { length } = laid.plane;
  const said = place_words(x, y, length);
  moving.value = null;
  if (said === place_words(model.x, model.y, length)) return;
  const places = all
    .filter((one) => is_moved(one, now))
    .map((one) => (one.from === now.from ? { from: one.from, x, y } : one))
    .map((one) => ({
      ...{ from: one.from, x: one.x, y: one.y },
      said: place_words(one.x, one.y, length),
    }));
  const verb = model.ground ? 'lies' : 'stands';
  const stands = `${verb} ${whole ? 'elsewhere' : `at ${said}`}`;
  if (await drop(places)) say(`${model.piece.name} ${stands}`);
}

/** What is so near to a point, the nearest first. */
const nearest = (all: readonly Stands[], x: number, y: number): Stands | null => {
  const far = (one: Stands): number => Math.hypot(one.x - x, one.y - y);
  return all.reduce<Stands | null>(
    (best, one) => (best && far(best) <= far(one) ? best : one),
    null,
  );
};

/** The model whose base, or so much around it, is at a pixel of the drawing; else a piece of ground. */
export function model_at(
  models: readonly Stands[],
  laid: PlaneLayout,
  [px, py]: readonly [number, number],
  around: number,
): Stands | null {
  const [x, y] = point_at(laid, px, py);
  const far = (model: Stands): number => Math.hypot(model.x - x, model.y - y);
  const near = movable(models).filter((model) => {
    if (model.ground) return is_within(model, x, y, Math.max(around, LINE) / laid.scale);
    const most = Math.max(model.w, model.shape === 'box' ? model.h : 0) / 2;
    return far(model) <= Math.max(most, around / laid.scale);
  });
  const standing = near.filter(({ ground }) => !ground);
  return nearest(standing.length > 0 ? standing : near, x, y);
}

/** The model that is being moved, where it is just now, and all others. */
export function moved_to(
  models: readonly Stands[],
  now: Moving | null,
): { model: Stands; others: Stands[] } | null {
  const all = placed(models, now);
  const model = all.find(({ from }) => from === now?.from);
  return model ? { model, others: others_of(model, all) } : null;
}

/** What the rules have against where a model is just now; of a whole unit, where any of it is. */
export function broken_by(
  models: readonly Stands[],
  { plane }: PlaneLayout,
  from: string | null,
): Note[] {
  const now = moving.value;
  const all = placed(models, now);
  const those = all.filter((one) => !one.ground && (now ? is_moved(one, now) : one.from === from));
  const found = those.flatMap((model) => broken(plane.distances, model, others_of(model, all)));
  return [...new Map(found.map((one) => [one.words, one])).values()];
}

/** How far it is to the nearest friend and the nearest enemy; and whether it stands on somebody. */
export function distances(
  models: readonly Stands[],
  { plane }: PlaneLayout,
  now: Moving,
): { words: string; overlaps: boolean } {
  const found = moved_to(models, now);
  if (!found) return { words: '', overlaps: false };
  const { model } = found;
  if (model.ground) return { words: place_words(now.x, now.y, plane.length), overlaps: false };
  const others = by_gap(model, found.others);
  const told = [
    { name: 'enemy', of: (its: string | null) => its !== model.piece.side },
    { name: 'friend', of: (its: string | null) => its === model.piece.side },
  ].flatMap(({ name, of }) => {
    const nearest = others.find(({ to }) => of(to.piece.side));
    if (!nearest) return [];
    const words = nearest.gap < 0 ? 'overlaps' : measured(nearest.gap, plane.length);
    return [`nearest ${name} ${words}`];
  });
  return {
    words: [place_words(now.x, now.y, plane.length), ...told].join('; '),
    overlaps: others.some(({ gap }) => gap < 0),
  };
}

export const step_words = (laid: PlaneLayout): string => {
  const step = key_step(laid);
  const { length } = laid.plane;
  const [far, fine] = [step * LEAP, step / LEAP].map((by) => length_words(by, length));
  return `arrow keys by ${length_words(step, length)}, with Shift ${far}, with Alt ${fine}`;
};
