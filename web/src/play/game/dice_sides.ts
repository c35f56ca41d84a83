// The words about dice that are asked for: the number of their sides, and whose they are.
import { effect } from '@preact/signals';
import type { Side } from '../../door/replies';
import { game } from '../../state/game';

const USUAL = 6;
const known = new Map<string, number>();

/** As asked for under this step's id; else six, or what the highest face needs. */
export function dice_sides(at: string, faces: readonly number[][]): number {
  return Math.max(known.get(at) ?? USUAL, ...faces.flat());
}

/** Whose dice the lists of the throw under way are, as far as it was seen. */
let lying: (Side | undefined)[] = [];

/** Of a record that was opened in the middle of a throw it is not known. */
export const lying_side = (index: number): Side | null => lying[index] ?? null;

effect(() => {
  const question = game.value?.now.question;
  if (question?.kind !== 'throw') return;
  known.set(question.step, question.sides);
  const { thrown, dice, of, side } = question;
  const next = dice < of ? thrown.length - 1 : thrown.length;
  lying = lying.slice(0, thrown.length);
  lying[next] = side;
});
