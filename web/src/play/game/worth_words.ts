// The cost of a choice, in words.
import type { Game } from '../../state/game';
import { tables } from '../../state/systems';
import { cost_words } from '../../words/best';
import { chances } from '../../words/worth';

/** Points below which two choices are as good as each other. */
const NOTHING = 0.005;

/** The id of the aim that a game is valued by: `stated` where the scenario has its own. */
export function aim_of({ story }: Pick<Game, 'story'>): string {
  const aim = story.scenario['aim'];
  return typeof aim === 'string' ? aim : aim ? 'stated' : 'ground';
}

/** Whether its points are chances, of 100, of the ground. */
export function counts_chances(now: Game): boolean {
  const system = tables.value[now.story.rules];
  return system !== undefined && chances(system, aim_of(now));
}

export const is_mistake = (cost: number): boolean => cost >= NOTHING;

/** Beside an option: "best", "as good", "costs 13 in 100". */
export function margin_words(margin: number, best: boolean, chance: boolean): string {
  if (best) return 'best';
  return is_mistake(margin) ? `costs ${cost_words(margin, chance)}` : 'as good';
}
