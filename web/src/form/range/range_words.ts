// What is said of a number's range: at each value, of those without a chance, and of what it shows.
import { runs_words, type RangeValue } from '../../assault/range_values';
import type { Range, RangeOutcome } from '../../state/range';
import { first_large, listed } from '../../words/sentence';

/** "76 in 100", "never" */
function outcome_words(outcome: RangeOutcome | undefined): string {
  if (!outcome) return 'not worked out yet';
  if (outcome.is === 'over') return 'too many situations';
  if (outcome.is === 'refused') return 'the rules refuse it';
  const { word, spoken } = outcome.chance;
  return word === 'never' || word === 'certain' ? word : `${spoken} in 100`;
}

/** "6, as it is: 76 in 100" */
export function value_words({ of, outcomes }: Range, value: RangeValue): string {
  const as_it_is = value === of.present ? ', as it is' : '';
  return `${value}${as_it_is}: ${outcome_words(outcomes.get(value))}`;
}

/** "1 to 15, 17, 20 and 200" */
export const values_words = (values: readonly RangeValue[]): string => listed(runs_words(values));

/** A sign in place of a number, and what it says: in a plot, and in words beneath it. */
export const SIGNS: Record<'over' | 'refused', string> = { over: '?', refused: '×' };

/** The sentence of a refusal with a name for people in place of the path. */
function with_name(words: string, path: string, name: string): string {
  return words.startsWith(`${path} `) ? first_large(name) + words.slice(path.length) : words;
}

export interface Gap {
  sign: string;
  words: string;
}

/** Why there is no chance at some values: each reason once, with its values. */
export function gaps({ of, outcomes }: Range, name: string): Gap[] {
  const reasons = new Map<string, RangeValue[]>();
  for (const value of of.values) {
    const outcome = outcomes.get(value);
    if (!outcome || outcome.is === 'known') continue;
    const reason = outcome.is === 'over' ? '' : with_name(outcome.words, of.name, name);
    reasons.set(reason, [...(reasons.get(reason) ?? []), value]);
  }
  return [...reasons].map(([reason, values]) => ({
    sign: reason === '' ? SIGNS.over : SIGNS.refused,
    words:
      reason === ''
        ? `Too many situations to work out here: ${values_words(values)}.`
        : `Refused: ${values_words(values)}. ${reason}`,
  }));
}

/** How far it is: for a screen reader not at every step. */
export function status_words({ of, outcomes, busy }: Range): string {
  if (busy) return 'Working out …';
  return outcomes.size < of.values.length ? 'Not all could be worked out.' : 'All worked out.';
}

/** In a corner beside what a value makes of it: how far it is, else the present value's own. */
export function corner_words(range: Range, active: RangeValue | undefined): string {
  const { of, outcomes, busy } = range;
  if (busy) return `${outcomes.size} of ${of.values.length} worked out`;
  if (of.present === undefined || active === of.present) return '';
  return `now ${outcome_words(outcomes.get(of.present))}`;
}
