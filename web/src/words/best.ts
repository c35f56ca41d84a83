// The best order now: what it is, and what anything else would cost the side that chooses.
import type { Best, RuleSystem, Weighed } from '../door/replies';
import { cell100, fixed, in100 } from './hundred';
import { chances } from './worth';

/** Points that sums may be off by: two options this near are as good as each other. */
const NOTHING = 1e-9;

export interface BestOption extends Weighed {
  best: boolean;
  /** "63.5" of 100 in which the ground falls, or points where they are no chances. */
  worth: string;
  /** What it costs the chooser, likewise; "" for the best. */
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

/** What the two columns of best_options say. */
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
