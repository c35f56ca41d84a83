// The outlook: the chance of the ground after every step, and best play on request. It is
// computed beside the game: no move waits for it, and a request that is no longer needed is
// dropped.
import { computed, effect, signal } from '@preact/signals';
import { Refused } from '../../door/door';
import { adviser } from '../../door/doors';
import type { Advice, Line, Orders, Play, Scenario, Value } from '../../door/replies';
import { game } from '../../state/game';
import type { Game } from '../../state/game';
import { place_after, place_now, place_on, type Place } from './place_in_game';
import { draft, is_sure, type Draft } from './draft';
import { hands, SIDES } from './hands';

/** What is known about each place of this game, by its key; null: more than the budget. */
const chances = signal<ReadonlyMap<string, number | null>>(new Map());
const advices = signal<ReadonlyMap<string, Advice | null>>(new Map());

/** The player wants to see what best play is. */
export const advice_wanted = signal(false);

/** The player is to be warned, so best play has to be known before he chooses. */
export const advice_needed = signal(false);

/** How far the work on best play is, 0 .. 1; null when none is under way. */
export const advising = signal<number | null>(null);

let controller = new AbortController();

/** Drops what is being worked out. It begins again at the next place. */
export function stop_advice(): void {
  controller.abort(new DOMException('no longer asked', 'AbortError'));
  advising.value = null;
}

// --- What is known ------------------------------------------------------------------------------

/** The chance of the ground from a place on, under the orders that are followed. */
export const chance_at = (place: Place): number | null | undefined => chances.value.get(place.key);

/** What best play is at a place; undefined: not known yet, null: more than the budget. */
export const advice_at = (place: Place): Advice | null | undefined => advices.value.get(place.key);

/** What best play is where the game is. */
export const advice_now = computed(() => (game.value ? advice_at(place_now(game.value)) : null));

// --- Whose orders -------------------------------------------------------------------------------

/** The best of the sides that Bayonet commands, a fallible one's too. */
function commanded(): Orders {
  const best = SIDES.filter((side) => ['best', 'fallible'].includes(hands.value[side].commander));
  if (best.length === 2) return 'best';
  return best[0] ? `best-${best[0]}` : 'standing';
}

const own_orders = (now: Game): Value | undefined =>
  (now.lines[0]?.['scenario'] as Scenario | undefined)?.['orders'];

/** Whose orders a chance from here assumes: the scenario's own, else those that are commanded. */
export const assumed = computed<Orders>(() => {
  const own = game.value && own_orders(game.value);
  if (own === undefined || own === null) return commanded();
  return typeof own === 'string' ? (own as Orders) : 'given';
});

// --- Working it out -----------------------------------------------------------------------------

const followed = ({ orders, ground }: Advice): number | null =>
  orders === 'standing' ? ground.standing : (ground.given ?? ground.best ?? ground.standing);

async function ask(
  lines: Line[],
  advice: true | 'ground',
  signal: AbortSignal,
): Promise<Advice | null> {
  const progress = (done: number, of: number): void => {
    if (advice === true && of > 0) advising.value = done / of;
  };
  try {
    const orders = assumed.peek();
    const request = { do: 'play', record: lines, advice, ...(orders !== 'given' && { orders }) };
    const reply = await adviser.ask<Play>(request, { signal, progress });
    return reply.advice ?? null;
  } catch (thrown) {
    if (thrown instanceof Refused) return null;
    throw thrown;
  }
}

async function learn_chance(place: Place, signal: AbortSignal): Promise<void> {
  if (chances.value.has(place.key)) return;
  const advice = await ask(place.lines, 'ground', signal);
  chances.value = new Map(chances.value).set(place.key, advice && followed(advice));
}

async function learn_advice(place: Place, signal: AbortSignal): Promise<void> {
  if (advices.value.has(place.key)) return;
  advising.value = 0;
  const advice = await ask(place.lines, true, signal);
  advices.value = new Map(advices.value).set(place.key, advice);
}

/** The places of a draft's questions, each behind the answers above it. */
export function places_of({ of, rows }: Draft): Place[] {
  return rows.map((row, index) => {
    const before = rows.slice(0, index);
    const chosen = before.map((one): [string, string] => [one.question.step, one.chosen]);
    return place_on(of, chosen, row.lines);
  });
}

/** Where something is asked now: on each row of a form, else where the game is. */
function asked(now: Game): Place[] {
  const form = draft.value;
  return form?.of === now && is_sure(form) ? places_of(form) : [place_now(now)];
}

async function work(now: Game, advise: boolean, signal: AbortSignal): Promise<void> {
  await learn_chance(place_now(now), signal);
  for (let steps = now.story.told.length; steps >= 0; steps -= 1)
    await learn_chance(place_after(now, steps), signal);
  if (advise) for (const place of asked(now)) await learn_advice(place, signal);
  advising.value = null;
}

let header: Line | undefined;
let orders: Orders | undefined;

effect(() => {
  const now = game.value;
  const advise = advice_wanted.value || advice_needed.value;
  void draft.value;
  stop_advice();
  if (now?.lines[0] !== header || assumed.value !== orders) {
    header = now?.lines[0];
    orders = assumed.value;
    chances.value = new Map();
    advices.value = new Map();
  }
  if (!now) return;
  controller = new AbortController();
  const { signal } = controller;
  work(now, advise, signal).catch((thrown: unknown) => {
    if (signal.aborted) return;
    advising.value = null;
    throw thrown;
  });
});
