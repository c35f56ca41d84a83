// What an assault is worth under an aim that is not the ground alone.
import type { Odds } from '../door/replies';
import { fixed } from './hundred';

/** Null under the aim ground: the sentence with the count says it. */
export function worth_sentence({ aim, value }: Pick<Odds, 'aim' | 'value'>): string | null {
  if (aim === 'ground') return null;
  const named = aim === 'stated' ? 'Under the aim as stated' : `Under the aim "${aim}"`;
  return `${named} that is worth ${fixed(value, 2)} points to the attacker.`;
}
