// Casualties in words: in how many of a hundred assaults at least so many are lost, and averages.
import type { Measure, Odds, Side } from '../door/replies';
import { cell100, fixed } from './hundred';

/** The measures that every rule system has, by side. */
export const LOSSES: Record<Side, string> = {
  attacker: 'attacker_losses',
  defender: 'defender_losses',
};

export const SIDES: readonly Side[] = ['attacker', 'defender'];

export interface Tail {
  /** At least so many. */
  least: number;
  p: number;
  /** In 100, for a table. */
  word: string;
}

/** The chance of at least `least`, and of fewer. */
function tail_of(measure: Measure, least: number): { p: number; less: number } {
  let p = 0;
  let less = 0;
  measure.p.forEach((chance, k) => {
    if (k >= least) p += chance;
    else less += chance;
  });
  return { p, less };
}

export function at_least(measure: Measure, least: number, digits = 0): Tail {
  const { p, less } = tail_of(measure, least);
  return { least, p, word: cell100(p, digits, less > 0) };
}

/** From at least 1 to at least as many as there can be. */
export function tails(measure: Measure, digits = 0): Tail[] {
  return measure.p.slice(1).map((_, k) => at_least(measure, k + 1, digits));
}

/** The largest number of casualties that is no rarer than 1 in 200 in any of `measures`. */
export function last_of_note(measures: readonly Measure[]): number {
  let last = 1;
  for (const measure of measures) {
    const k = measure.p.findLastIndex((_, least) => tail_of(measure, least).p * 200 >= 1);
    last = Math.max(last, k);
  }
  return last;
}

/** "casualties" from "attacker's casualties (pins)". */
export function noun_of(measure: Measure): string {
  const noun = measure.words.slice(measure.words.indexOf(' ') + 1);
  return noun.replace(/\s*\(.*$/, '');
}

/** "1.0" */
export const average = (measure: Measure, digits = 0): string => fixed(measure.mean, digits + 1);

/** "attacker (of 6)" */
export const side_of = (side: Side, measure: Measure): string => `${side} (of ${measure.most})`;

/** "On average the attacker takes 1.0 casualties (pins) and the defender 2.3." */
export function averages_sentence({ measures }: Pick<Odds, 'measures'>): string {
  const [ours, theirs] = [measures[LOSSES.attacker], measures[LOSSES.defender]];
  if (!ours || !theirs) return '';
  const noun = ours.words.slice(ours.words.indexOf(' ') + 1);
  return `On average the attacker has ${average(ours)} ${noun}, the defender ${average(theirs)}.`;
}
