// How many sides the dice of a step have: told where they are asked for, not where they are told.
import { effect } from '@preact/signals';
import { game } from '../state/game';

const USUAL = 6;
const known = new Map<string, number>();

/** As asked for under this step's id; else six, or what the highest face needs. */
export function dice_sides(at: string, faces: readonly number[][]): number {
  return Math.max(known.get(at) ?? USUAL, ...faces.flat());
}

effect(() => {
  const question = game.value?.now.question;
  if (question?.kind === 'throw') known.set(question.step, question.sides);
});
