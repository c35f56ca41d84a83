// The best order now, and what every other option would cost the side that chooses.
import type { Best, RuleSystem, Weighed } from '../door/replies';
import { cell100, fixed, in100 } from './hundred';
import { chances } from './worth';

/** Rounding error of sums, in points: two options this close are equally good. */
const NOTHING = 1e-9;

export interface BestOption extends Weighed {
  best: boolean;
  /** "63.5": in how many of 100 the ground falls; or points, if they are not chances. */
  worth: string;
  /** Its cost to the side that chooses, in the same terms; "" for the best. */
  costs: string;
}

function points(value: number, chance: boolean, digits: number): string {
  if (!chance) return fixed(value, digits + 2);
  return cell100(value < NOTHING ? 0 : value / 100, digits + 1);
}

/** Every option of the first decision, in the order of the rules. */
export function best_options(best: Best, system: RuleSystem, digits = 0): BestOption[] {
  const chance = chances(system, best.aim);
  return (best.now?.options ?? []).map((option) => {
    const first = option.id === best.now?.best;
    return {
      ...option,
      best: first,
      worth: points(option.value, chance, digits),
      costs: first ? '' : points(option.margin, chance, digits),
    };
  });
}

/** The headings of the two columns of best_options. */
export function best_columns(best: Best, system: RuleSystem): { worth: string; costs: string } {
  return {
    worth: chances(system, best.aim) ? 'falls, in 100' : 'points',
    costs: `costs the ${best.now?.who ?? 'side'}`,
  };
}

/** "13 in 100", "less than 1 in 100", "12.1 points". */
export function cost_words(margin: number, chance: boolean): string {
  if (!chance) return margin < 0.005 ? 'less than 0.01 points' : `${fixed(margin, 2)} points`;
  const { word } = in100(margin / 100);
  return `${word.replace('<', 'less than ').replace('>', 'more than ')} in 100`;
}
