// The measures besides each side's casualties: a line each, and one line for all that stay zero.
import type { Measure, Odds } from '../door/replies';
import { fixed } from './hundred';
import { first_large } from './sentence';
import { LOSSES } from './tails';

/** True if the measure is a side's casualties. */
export const is_losses = (id: string): boolean => Object.values(LOSSES).includes(id);

const average_line = ({ words, mean, unit }: Measure, digits: number): string =>
  `${first_large(words)}: ${fixed(mean, digits + 1)} ${unit} on average`;

/** The measures that can come up at all. */
export function other_measures({ measures, never }: Pick<Odds, 'measures' | 'never'>, digits = 0) {
  const others = Object.entries(measures)
    .filter(([id, { mean }]) => !is_losses(id) && mean > 0)
    .map(([, measure]) => average_line(measure, digits));
  return never === null ? others : [...others, `Never, under these orders: ${never}.`];
}
