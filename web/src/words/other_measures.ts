// What is measured besides each side's casualties: a line each, and one for all that never happens.
import type { Measure, Odds } from '../door/replies';
import { fixed } from './hundred';
import { first_large } from './sentence';
import { LOSSES } from './tails';

/** Whether it is a side's casualties that are counted. */
export const is_losses = (id: string): boolean => Object.values(LOSSES).includes(id);

const OF_A_SIDE = /^(attacker|defender)'s /;

/** The words of the same measure of the other side; of what is no side's the same. */
const of_the_other = (words: string): string =>
  words.replace(OF_A_SIDE, (_, side) => `${side === 'attacker' ? 'defender' : 'attacker'}'s `);

/** The words of measures, one behind the other: what is said of both sides alike is said once. */
export function joined(list: readonly string[]): string {
  const words = list.flatMap((whole, at) => {
    const twin = OF_A_SIDE.test(whole) ? list.indexOf(of_the_other(whole)) : -1;
    if (twin < 0) return [whole];
    return twin < at ? [] : [whole.replace(OF_A_SIDE, '')];
  });
  return words.join(', ');
}

/** A mean; what is not 0 is not shown as 0. */
function mean_word(mean: number, digits: number): string {
  const least = 0.1 ** (digits + 1);
  return mean < least / 2 ? `<${fixed(least, digits + 1)}` : fixed(mean, digits + 1);
}

const average_line = ({ words, mean, unit }: Measure, digits: number): string =>
  `${first_large(words)}: ${mean_word(mean, digits)} ${unit} on average`;

/** Those that can come up at all. */
export function other_measures({ measures }: Pick<Odds, 'measures'>, digits = 0): string[] {
  const others = Object.entries(measures)
    .filter(([id, measure]) => !is_losses(id) && measure.most > 0)
    .map(([, measure]) => measure);
  const never = others.filter(({ mean }) => mean === 0).map(({ words }) => words);
  return [
    ...others.filter(({ mean }) => mean > 0).map((measure) => average_line(measure, digits)),
    ...(never.length > 0 ? [`Never: ${joined(never)}`] : []),
  ];
}
