// What an answer rests on: orders, aim, and what the rules leave open.
import type { Odds, Rests } from '../door/replies';

const ORDERS: Record<Odds['orders'], string> = {
  standing: 'Standing orders on both sides',
  best: 'Best play by both sides',
  given: 'The orders given, standing orders where none fits',
};

export const orders_words = (orders: Odds['orders']): string => ORDERS[orders];

/** "Standing orders on both sides; aim: ground." */
export function premises({ orders, aim }: Pick<Odds, 'orders' | 'aim'>): string {
  return `${ORDERS[orders]}; aim: ${aim === 'stated' ? 'as stated' : aim}.`;
}

/** One number or reading that an answer rests on. */
export interface RestsOn {
  name: string;
  value: string;
  /** "likely", "guess", "open"; null where it is certain. */
  doubt: string | null;
  clause: string | null;
  words: string;
}

/** Numbers that the rules do not give for certain, then readings of what they leave open. */
export function rests_on(of: Pick<Odds, 'guesses' | 'readings'>): RestsOn[] {
  const row = (rests: Rests): RestsOn => ({
    name: rests.name,
    value: String(rests.value),
    doubt: rests.confidence === 'certain' ? null : rests.confidence,
    clause: rests.clause,
    words: rests.words,
  });
  return [...(of.guesses ?? []), ...(of.readings ?? [])].map(row);
}

/** "conscript_attacks = 2 (likely, NQM-16): attacks a Conscript attacker makes in an hour" */
export function rests_line({ name, value, doubt, clause, words }: RestsOn): string {
  const beside = [doubt, clause].filter(Boolean).join(', ');
  return `${name} = ${value}${beside ? ` (${beside})` : ''}: ${words}`;
}
