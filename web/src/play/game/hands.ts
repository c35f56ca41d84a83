// The control of each side: who decides for it, and who throws its dice.
import { computed, effect, signal } from '@preact/signals';
import type { Side, Step } from '../../door/replies';
import type { Command, Game, Move } from '../../state/game';
import { seed_of } from '../../state/game';

export const SIDES: readonly Side[] = ['attacker', 'defender'];

export type Commander = 'you' | Command;
export type Dice = 'typed' | 'page';

export interface Hand {
  commander: Commander;
  dice: Dice;
}

export type Hands = Record<Side, Hand>;

export const COMMANDERS: readonly { id: Commander; words: string; about: string }[] = [
  { id: 'you', words: 'you', about: 'you choose' },
  { id: 'best', words: 'best', about: 'Bayonet never makes a mistake' },
  { id: 'standing', words: 'standing orders', about: 'Bayonet does what the orders say' },
  { id: 'fallible', words: 'fallible', about: 'Bayonet makes a mistake now and then' },
];

export const DICE: readonly { id: Dice; words: string }[] = [
  { id: 'typed', words: 'from the table' },
  { id: 'page', words: 'thrown by Bayonet' },
];

const PLACE = 'bayonet/hands/1';

function kept(side: Side): Hand {
  const usual: Hand = { commander: 'you', dice: 'typed' };
  try {
    const all = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Hands> | null;
    const hand = all?.[side];
    const commander = COMMANDERS.find(({ id }) => id === hand?.commander)?.id;
    const dice = DICE.find(({ id }) => id === hand?.dice)?.id;
    return { commander: commander ?? usual.commander, dice: dice ?? usual.dice };
  } catch {
    return usual;
  }
}

export const hands = signal<Hands>({ attacker: kept('attacker'), defender: kept('defender') });

effect(() => {
  const text = JSON.stringify(hands.value);
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // Nowhere to keep it: it holds until the page is left.
  }
});

export function set_hand(side: Side, change: Partial<Hand>): void {
  hands.value = { ...hands.value, [side]: { ...hands.value[side], ...change } };
}

/** Bayonet waits before its next move, until the player goes on. */
export const held = signal(false);

/** Some of what is to come Bayonet does by itself. */
export const any_own = computed(() =>
  SIDES.some((side) => hands.value[side].commander !== 'you' || hands.value[side].dice === 'page'),
);

/** The move that Bayonet makes by itself where the game is; null where the player is asked. */
export function own_move(now: Game): Move | null {
  const { question } = now.now;
  const seed = seed_of(now);
  if (question.kind === 'choice') {
    const { commander } = hands.value[question.who];
    return commander === 'you' ? null : { command: commander, seed };
  }
  if (question.kind !== 'throw' || hands.value[question.side].dice !== 'page') return null;
  return { roll: true, seed };
}

/** Whether the player had a part in a step, as the sides are in hand now; null: in the throw that is
    under way, whose first dice may be anybody's. */
export function is_mine(step: Step | null): boolean {
  if (step === null) return SIDES.every((side) => hands.value[side].dice === 'typed');
  if (step.kind === 'place') return true;
  if (step.who) return hands.value[step.who].commander === 'you';
  return step.threw?.sides.some((side) => hands.value[side].dice === 'typed') ?? true;
}
