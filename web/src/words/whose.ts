// Whose orders an answer assumes, in a few words.
import type { Odds } from '../door/replies';

/** Orders with a name, in the order in which they are told. */
export const BASELINES = ['standing', 'best-attacker', 'best-defender', 'best'] as const;

/** Whose orders a number in a row or in brackets assumes. */
export const WHOSE: Record<Odds['orders'], string> = {
  standing: 'standing orders',
  'best-attacker': 'attacker at his best',
  'best-defender': 'defender at his best',
  best: 'both at their best',
  given: 'the orders given',
};
