// Bayonet's own moves, for a side that it commands and with dice that it throws: one after
// another, with time to read what happened.
import { effect, signal } from '@preact/signals';
import { adviser, clerk } from '../../door/doors';
import { game, make, refused } from '../../state/game';
import type { Game, Move } from '../../state/game';
import { offer } from '../../state/record';
import { note } from '../../state/say';
import { held, own_move, set_hand, type Commander } from './hands';
import { settle } from './turn';

/** Milliseconds to read a step before Bayonet makes its next. */
const PAUSE = 1100;

/** How far Bayonet is with its choice, 0 .. 1; null while it has nothing to work out. */
export const thinking = signal<number | null>(null);

/** What Bayonet decided: by line of the record, as what, and what it cost against the best. */
export const decided = signal<ReadonlyMap<number, { as: Commander; costs: string | null }>>(
  new Map(),
);

const pause = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PAUSE);

function keep_cost(now: Game, move: Move): void {
  if (!('command' in move)) return;
  const row = { as: move.command, costs: now.now.costs };
  decided.value = new Map(decided.value).set(now.lines.length, row);
}

/** Where Bayonet cannot judge the options, the person decides instead; whatever else stopped it is
    told, and it waits to be let go on. */
function give_up(before: Game): void {
  const { question } = before.now;
  if (!refused.value) return;
  if (question.kind !== 'choice' || refused.value.status !== 'over-budget') {
    held.value = true;
    return;
  }
  refused.value = null;
  set_hand(question.who, { commander: 'you' });
  note(`This is more than Bayonet can judge here: you command the ${question.who} now.`);
}

async function play_own(before: Game, move: Move, signal: AbortSignal): Promise<void> {
  const judges = 'command' in move && move.command !== 'standing';
  const progress = (done: number, of: number): void => {
    thinking.value = of > 0 ? done / of : 0;
  };
  const taken = await make([move], judges ? adviser : clerk, { signal, progress });
  thinking.value = null;
  if (signal.aborted && !taken) return;
  const now = game.value;
  if (!taken && game.value === before) give_up(before);
  else if (taken && now) {
    keep_cost(now, move);
    await settle(before, now, null);
  }
}

/** Makes Bayonet's moves until the returned function is called. */
export const follow_own_moves = (): (() => void) =>
  effect(() => {
    const now = game.value;
    if (!now || held.value || offer.value) return undefined;
    const move = own_move(now);
    if (!move) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void play_own(now, move, controller.signal), pause());
    return () => {
      clearTimeout(timer);
      controller.abort(new DOMException('the player went on', 'AbortError'));
      thinking.value = null;
    };
  });
