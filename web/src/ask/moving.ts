// A model that is being moved: picked up on the drawing of a table, put down elsewhere or left where it was.
import { signal } from '@preact/signals';
import { by_gap, settled } from '../ground/beside';
import { broken } from '../ground/distances';
import { length_words, measured, place_words } from '../ground/place_words';
import { point_at, type PlaneLayout } from '../ground/plane_layout';
import type { Note } from '../ground/scene';
import { set } from '../state/assault';
import { say } from '../state/say';
import type { Stands } from './places';

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

/** Pixels, and tenths of a millimetre at least, within which a base that is put down touches its neighbour. */
const NEAR = 5;
const NEAR_ON_TABLE = 20;

/** What one press of an arrow key moves by, and a tenth of it with Shift. */
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
  models: readonly Stands[],
  laid: PlaneLayout,
  snap: boolean,
): Promise<void> {
  const now = moving.value;
  const model = models.find(({ from }) => from === now?.from);
  if (!now || !model) return;
  const there = { ...model, x: now.x, y: now.y };
  const others = models.filter((one) => one !== model);
  const [x, y] = snap
    ? settled(there, others, Math.max(NEAR / laid.scale, NEAR_ON_TABLE))
    : [there.x, there.y];
  const said = place_words(x, y, laid.plane.length);
  moving.value = null;
  if (said === place_words(model.x, model.y, laid.plane.length)) return;
  if (await set({ [now.from]: said })) say(`${model.piece.name} stands at ${said}`);
}

/** The model whose base, or so much around it, is at a pixel of the drawing. */
export function model_at(
  models: readonly Stands[],
  laid: PlaneLayout,
  [px, py]: readonly [number, number],
  around: number,
): Stands | null {
  const [x, y] = point_at(laid, px, py);
  const far = (model: Stands): number => Math.hypot(model.x - x, model.y - y);
  const near = models.filter((model) => {
    const most = Math.max(model.w, model.shape === 'box' ? model.h : 0) / 2;
    return far(model) <= Math.max(most, around / laid.scale);
  });
  return near.reduce<Stands | null>(
    (best, model) => (best && far(best) <= far(model) ? best : model),
    null,
  );
}

/** The model that is being moved, where it is just now, and all others. */
export function moved_to(
  models: readonly Stands[],
  now: Moving | null,
): { model: Stands; others: Stands[] } | null {
  const model = models.find(({ from }) => from === now?.from);
  if (!model || !now) return null;
  const others = models.filter((one) => one !== model);
  return { model: { ...model, x: now.x, y: now.y }, others };
}

/** What the rules have against where a model is just now. */
export function broken_by(
  models: readonly Stands[],
  { plane }: PlaneLayout,
  from: string | null,
): Note[] {
  const model = models.find((one) => one.from === from);
  if (!model) return [];
  const now = moving.value?.from === from ? moving.value : model;
  const others = models.filter((one) => one !== model);
  return broken(plane.distances, { ...model, x: now.x, y: now.y }, others);
}

/** How far it is to the nearest friend and the nearest enemy; and whether it stands on somebody. */
export function distances(
  models: readonly Stands[],
  { plane }: PlaneLayout,
  now: Moving,
): { words: string; overlaps: boolean } {
  const model = models.find(({ from }) => from === now.from);
  if (!model) return { words: '', overlaps: false };
  const there = { ...model, x: now.x, y: now.y };
  const others = by_gap(
    there,
    models.filter((one) => one !== model),
  );
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
  return `arrow keys by ${length_words(step, length)}, with Shift ${length_words(step / 10, length)}`;
};
