// The best order now, and what every other option would cost the side that chooses.
import type { Best, RuleSystem, Weighed } from '../door/replies';
import { chances } from './worth';

export interface BestOption extends Weighed {
  best: boolean;
}

/** Every option of the first decision, in the order of the rules. */
export const best_options = (best: Best): BestOption[] =>
  (best.now?.options ?? []).map((option) => ({ ...option, best: option.id === best.now?.best }));

/** The headings of the two columns of best_options. */
export function best_columns(best: Best, system: RuleSystem): { worth: string; costs: string } {
  return {
    worth: chances(system, best.aim) ? 'falls, in 100' : 'points',
    costs: `costs the ${best.now?.who ?? 'side'}`,
  };
}
