// The labels of the curves: the number of every step if there is room for it, and the name of
// each side where the two are farthest apart.
import type { Side } from '../../door/replies';
import { SIDES } from '../../words/tails';
import type { Curves } from './curve_data';

export interface Label {
  side: Side;
  words: string;
  /** The number it stands at, and where: above or below the step. */
  x: number;
  y: number;
  above: boolean;
  bold: boolean;
}

/** Pixels that a number takes, and a letter of a name. */
const NUMBER = 30;
const LETTER = 7.5;
/** Pixels that a label needs above or below its step. */
const ROOM = 18;

const other: Record<Side, Side> = { attacker: 'defender', defender: 'attacker' };

function widest({ x, y }: Curves): number {
  const gap = (i: number): number => Math.abs((y.attacker[i] ?? 0) - (y.defender[i] ?? 0));
  return x.reduce((most, _, i) => (gap(i) > gap(most) ? i : most), 0);
}

/** Above where it is the upper of the two, below where there is room; null where there is none. */
function beside(of: Curves, side: Side, i: number, per_unit: number): boolean | null {
  const mine = (of.y[side][i] ?? 0) * per_unit;
  const theirs = (of.y[other[side]][i] ?? 0) * per_unit;
  const upper = mine > theirs || (mine === theirs && side === 'attacker');
  if (upper)
    return 100 * per_unit - mine >= ROOM - 8 ? true : mine - theirs > 2 * ROOM ? false : null;
  if (mine >= ROOM) return false;
  return theirs - mine > 2 * ROOM ? true : null;
}

/** `band`: pixels of one number; `high`: pixels of 100. */
export function labels_of(of: Curves, band: number, high: number): Label[] {
  const named = widest(of);
  const labels: Label[] = [];
  for (const side of SIDES) {
    const reach = (side.length * LETTER) / 2 + NUMBER / 2;
    of.x.forEach((x, i) => {
      const bold = i === named;
      if (!bold && (band < NUMBER || Math.abs(i - named) * band < reach)) return;
      const above = beside(of, side, i, high / 100) ?? (bold ? side === 'attacker' : null);
      const number = of.words[side][i] ?? '';
      if (above === null || (number === '0' && !bold)) return;
      const words = bold ? side : number;
      labels.push({ side, words, x, y: of.y[side][i] ?? 0, above, bold });
    });
  }
  return labels;
}
