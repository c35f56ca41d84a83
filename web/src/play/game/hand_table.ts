// Models that a player puts down by hand, if a question leaves their places to him: they are
// picked up on the drawing, and put down together when he confirms.
import { signal } from '@preact/signals';
import type { Placeable } from '../../door/replies';
import type { PlaneLayout } from '../../ground/plane_layout';
import type { MoveTable, Stands } from '../../move/table';
import { refused, type Game } from '../../state/game';
import { own_move } from './hands';
import { place } from './turn';

type Places = ReadonlyMap<string, readonly [number, number]>;

const NONE: Places = new Map();

/** Where they are to be put, by their names; of the game in which it was said. */
const said = signal<{ of: Game | null; at: Places }>({ of: null, at: NONE });

export const put_by_hand = (now: Game): Places => (said.value.of === now ? said.value.at : NONE);

/** Who may be put down now, by a player. */
export function placeable({ now }: Game): readonly Placeable[] {
  const { question } = now;
  return (question.kind === 'choice' && question.pieces) || [];
}

/** All models of the drawing; those that may be put down where they are to be. */
export function stands_by_hand(now: Game, { plane }: PlaneLayout): Stands[] {
  const at = put_by_hand(now);
  const pieces = own_move(now) ? [] : placeable(now);
  return [...plane.models, ...plane.bases].map((model, i) => {
    const piece = pieces.find(({ x, y }) => x === model.x && y === model.y);
    if (!piece) return { ...model, from: `stays ${i}`, moved: false, fixed: true };
    const [x, y] = at.get(piece.id) ?? [model.x, model.y];
    const { id: from, name, from: began } = piece;
    return { ...model, x, y, from, began, piece: { ...model.piece, name }, moved: at.has(from) };
  });
}

export function put_back(now: Game): void {
  said.value = { of: now, at: NONE };
  refused.value = null;
}

export function hand_table(now: Game, laid: PlaneLayout): MoveTable {
  return {
    models: stands_by_hand(now, laid),
    refused: refused.value !== null,
    give_up: () => put_back(now),
    drop: (places) => {
      const all = new Map(put_by_hand(now));
      for (const { from, x, y } of places) all.set(from, [Math.round(x), Math.round(y)]);
      said.value = { of: now, at: all };
      refused.value = null;
      return Promise.resolve(true);
    },
  };
}

/** The rules judge them together: who would be in another's way may wait for him. */
export const put_down_all = (now: Game): Promise<boolean> =>
  place(
    now,
    [...put_by_hand(now)].map(([unit, [x, y]]) => ({ unit, x, y })),
  );
