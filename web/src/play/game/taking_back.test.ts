// The steps that one undo takes back.
import { expect, test } from 'vitest';
import type { Step } from '../../door/replies';
import type { Game } from '../../state/game';
import { back_to, groups_of, last_back } from './taking_back';

const choice = (who: 'attacker' | 'defender', bundle: string | null = null): Step =>
  ({ kind: 'choice', who, bundle, at: 'step' }) as Step;
const THROW = { kind: 'throw', who: null, bundle: null, at: 'roll' } as Step;

const game = (told: Step[], thrown: number[][] = []): Pick<Game, 'now' | 'story'> =>
  ({ now: { question: { kind: 'throw', thrown } }, story: { told } }) as unknown as Game;

const everything = (): boolean => true;
const nothing = (): boolean => false;

test('a bundle is one decision, of one side', () => {
  const told = [
    choice('attacker', 'in'),
    choice('attacker', 'in'),
    choice('defender', 'in'),
    THROW,
    choice('attacker', 'in'),
  ];
  expect(groups_of(told).map((group) => group.length)).toEqual([2, 1, 1, 1]);
  expect(groups_of([choice('attacker'), choice('attacker')])).toHaveLength(2);
});

test('the last decision whole', () => {
  const told = [THROW, choice('attacker', 'in'), choice('attacker', 'in')];
  expect(last_back(game(told), everything)).toEqual({ steps: 2, all_own: false });
});

test('Bayonet’s steps behind the last own one go with it', () => {
  const told = [choice('attacker'), choice('defender'), THROW];
  const mine = (step: Step | null): boolean => step?.who === 'attacker';
  expect(last_back(game(told), mine)).toEqual({ steps: 3, all_own: false });
});

test('where the player had no part, one step', () => {
  expect(last_back(game([THROW, THROW]), nothing)).toEqual({ steps: 1, all_own: true });
  expect(last_back(game([]), nothing)).toEqual({ steps: 0, all_own: true });
});

test('dice that Bayonet threw first are not where an undo ends', () => {
  const mine = (step: Step | null): boolean => step !== null;
  expect(last_back(game([choice('attacker')], [[6, 4]]), mine).steps).toBe(2);
  expect(last_back(game([], [[6, 4]]), mine)).toEqual({ steps: 1, all_own: true });
});

test('dice that lie there are one step', () => {
  expect(last_back(game([choice('attacker')], [[6, 4]]), everything).steps).toBe(1);
  expect(back_to(game([THROW, THROW, THROW], [[6]]), 1)).toBe(3);
  expect(back_to(game([THROW, THROW, THROW]), 1)).toBe(2);
});
