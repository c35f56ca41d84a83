// Undo: the steps that one undo takes back, and the way to an earlier step.
import type { Step } from '../../door/replies';
import type { Game } from '../../state/game';

/** Steps that are one decision to a person, in order: a bundle's, else each by itself. */
export function groups_of(told: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of told) {
    const last = groups.at(-1);
    const before = last?.[0];
    const joined =
      step.bundle !== null &&
      step.kind === 'choice' &&
      before?.kind === 'choice' &&
      before.bundle === step.bundle &&
      before.who === step.who;
    if (joined) last?.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Dice lie there: a throw under way, which is one step more. */
export const under_way = ({ now: { question } }: Pick<Game, 'now'>): number =>
  question.kind === 'throw' && question.thrown.length > 0 ? 1 : 0;

export interface Back {
  /** 0: there is nothing to take back. */
  steps: number;
  /** The player had a part in none of it: Bayonet would do the same again at once. */
  all_own: boolean;
}

/**
 * Back to before the player's last decision or throw; where he made none, one step. `mine`: whether
 * he had a part in a step; null is the throw under way.
 */
export function last_back(
  now: Pick<Game, 'now' | 'story'>,
  mine: (step: Step | null) => boolean,
): Back {
  const groups = groups_of(now.story.told);
  const lying = under_way(now);
  if (lying > 0 && mine(null)) return { steps: lying, all_own: false };
  const at = groups.findLastIndex((group) => group.some(mine));
  if (at >= 0) return { steps: lying + groups.slice(at).flat().length, all_own: false };
  return { steps: lying || (groups.at(-1)?.length ?? 0), all_own: true };
}

/** To before step `index` of what is told. */
export const back_to = (now: Pick<Game, 'now' | 'story'>, index: number): number =>
  now.story.told.length - index + under_way(now);
