// The contents of the copies: an answer, its rules, and the link to it.
import type { Odds, RuleSystem, Scenario, Show } from '../door/replies';

export interface Told {
  scenario: Scenario;
  show: Pick<Show, 'title' | 'forces'>;
  odds: Odds;
  system: RuleSystem;
  /** "after 2 steps": of a game, where it stands; null: before the first. */
  after: string | null;
  /** "Careful: …" and "Best for …", where they are known. */
  sentences: readonly string[];
  /** Of the library. */
  version: string;
  /** Empty where there is none that others could open. */
  link: string;
}

/** Who fights, and how far the game is. */
export const forces_of = ({ show, after }: Told): string =>
  [show.forces, after].filter(Boolean).join(', ');

/** As many changed rules are named; of more, how many there are. */
const NAMED = 3;

/** "with win = bases-inside": what is not as the rules have it, the preset first, or null. */
export function changed_rules({ preset, parameters }: Scenario): string | null {
  const changed = Object.entries({ ...(preset ? { preset } : {}), ...Object(parameters) });
  if (changed.length === 0) return null;
  if (changed.length > NAMED) return `${changed.length} numbers and readings of the rules changed`;
  return `with ${changed.map(([name, value]) => `${name} = ${String(value)}`).join(', ')}`;
}
