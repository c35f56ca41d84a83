// What an assault is worth under an aim whose points are no chances.
import type { Odds, RuleSystem } from '../door/replies';
import { fixed } from './hundred';

/** Whether points under an aim are chances, of 100, of the ground. */
export const chances = (system: RuleSystem, aim: string): boolean =>
  system.aims.find(({ id }) => id === aim)?.chance ?? false;

/** Whether points under the aim ground are no more than the chance of it: so it is of a single
    objective. */
export const only_chance = (points: number, ground: number): boolean =>
  Math.abs(points - 100 * ground) < 1e-6;

/** Null where the sentence with the count says it. */
export function worth_sentence(
  { aim, value, ground }: Pick<Odds, 'aim' | 'value' | 'ground'>,
  system: RuleSystem,
): string | null {
  if (chances(system, aim)) return null;
  if (aim === 'ground' && only_chance(value, ground)) return null;
  const named = aim === 'stated' ? 'Under the aim as stated' : `Under the aim "${aim}"`;
  return `${named} that is worth ${fixed(value, 2)} points to the attacker.`;
}
