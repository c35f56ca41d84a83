// How far apart models stand that are added to a table: as their bases are drawn. Lengths are tenths
// of a millimetre.
import type { Mark } from '../../door/marks';

/** From middle to middle: of two in a row, and of two rows. */
export interface Step {
  east: number;
  south: number;
}

/** Between round bases in a row: no rule says how many they are, only that 2 inches are the most. */
const GAP = 50;

/** Where nobody stands yet: a base of 25 mm and the gap. */
export const USUAL: Step = { east: 300, south: 300 };

function of_base({ shape, w, h, facing }: Mark): Step {
  if (shape === 'disc') return { east: w + GAP, south: w + GAP };
  const [east, deep] = (facing ?? 0) % 1800 === 0 ? [w, h] : [h, w];
  return { east, south: 2 * deep }; // in line, the next row a base behind
}

/** Of the units at these paths, where they are drawn, else of everybody: so that the widest do not overlap. */
export function step_of(marks: readonly Mark[], paths: readonly string[]): Step {
  const bases = marks.filter(({ from, shape }) => from !== null && shape !== null);
  const own = bases.filter(({ from }) => paths.some((path) => from?.startsWith(`${path}.`)));
  const steps = (own.length > 0 ? own : bases).map(of_base);
  if (steps.length === 0) return USUAL;
  return {
    east: Math.max(...steps.map(({ east }) => east)),
    south: Math.max(...steps.map(({ south }) => south)),
  };
}
