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

function beside(best: Best, system: RuleSystem, next: Weighed): string {
  if (next.margin < NOTHING) return `No worse: ${next.words}.`;
  const cost = cost_words(next.margin, chances(system, best.aim));
  return `The next best, ${next.words}, costs him ${cost}.`;
}

/** "Best for the defender: roll 1 die. The next best, roll 2 dice, costs him 13 in 100." */
export function best_sentence(best: Best | null, system: RuleSystem): string {
  if (!best) return 'The best order takes more situations than can be worked out here.';
  const { now } = best;
  if (!now) return 'Nobody has anything to decide.';
  const order = now.options.find((option) => option.id === now.best);
  const others = now.options.filter((option) => option !== order);
  const next = others.reduce<Weighed | undefined>(
    (least, option) => (!least || option.margin < least.margin ? option : least),
    undefined,
  );
  const when = now.at_once ? '' : ' when it comes to it';
  const first = `Best for the ${now.who}${when}: ${order?.words ?? now.best}.`;
  if (next && others.every((option) => option.margin < NOTHING))
    return `${first} ${others.length > 1 ? 'Any other is' : `To ${next.words} is`} as good.`;
  return next ? `${first} ${beside(best, system, next)}` : first;
}

/** What it costs the two sides to follow the shortened orders instead of the best choice always. */
export function shortening_sentence(best: Best, system: RuleSystem): string {
  const { attacker, defender } = best.cost;
  if (attacker < NOTHING && defender < NOTHING)
    return 'These are as good as the best choice in every situation.';
  const of = (side: 'attacker' | 'defender'): string =>
    best.cost[side] < NOTHING
      ? `the ${side} nothing`
      : `the ${side} ${cost_words(best.cost[side], chances(system, best.aim))}`;
  const begin =
    best.orders.length === 0
      ? 'Keeping to them instead of the best choice in every situation costs'
      : 'These are shortened from the best choice in every situation, which costs';
  return `${begin} ${of('attacker')} and ${of('defender')}.`;
}
