// Whose orders an answer assumes, and for which aim.
import type { Odds } from '../door/replies';

/** Orders that have a name, in the order in which they are told. */
export const BASELINES = ['standing', 'best-attacker', 'best-defender', 'best'] as const;

const ORDERS: Record<Odds['orders'], string> = {
  standing: 'Standing orders on both sides',
  'best-attacker': 'The attacker at his best against the defender’s standing orders',
  'best-defender': 'The defender at his best against the attacker’s standing orders',
  best: 'Best play by both sides',
  given: 'The orders given, standing orders where none fits',
};

/** The same, short: what a number in a row or in brackets assumes. */
export const WHOSE: Record<Odds['orders'], string> = {
  standing: 'standing orders',
  'best-attacker': 'attacker at his best',
  'best-defender': 'defender at his best',
  best: 'both at their best',
  given: 'the orders given',
};

export const orders_words = (orders: Odds['orders']): string => ORDERS[orders];

/** "Standing orders on both sides; aim: ground." */
export function premises({ orders, aim }: Pick<Odds, 'orders' | 'aim'>): string {
  return `${ORDERS[orders]}; aim: ${aim === 'stated' ? 'as stated' : aim}.`;
}
