// The door's answer about the present assault. The last answer stays until the next one arrives.
import { computed, effect, signal } from '@preact/signals';
import { clerk, patient, quick } from '../door/doors';
import { Refused, type Asking } from '../door/door';
import type { Best, Careful, Fault, Odds, Scenario, Show } from '../door/replies';
import { assault, beginning, changing, faults } from './assault';
import { busy } from './busy';
import { best_of, careful_of, odds_of, show_of } from './requests';

/** What takes longer than a frame: best play, and what it would make of standing orders. */
export interface Longer {
  /** Undefined where orders are not standing. */
  careful: Careful | undefined;
  /** Undefined: not known yet; null: more situations than the budget. */
  best: Best | null | undefined;
}

/** One assault with all that is known about it so far. */
export interface Answer {
  scenario: Scenario;
  show: Show;
  odds: Odds;
  /** For a moment while `pending` this is still the answer before; then null until it is known. */
  longer: Longer | null;
  /** Neither pending nor known: it was stopped. */
  pending: boolean;
}

export const answer = signal<Answer | null>(null);

/** The answer before the last change, or before the last quick row of changes. */
export const ghost = signal<Answer | null>(null);

/** What is under way: parts done of the present pass, 0 .. 1; null when nothing is. */
export const working = signal<number | null>(null);

/** Why there is no answer about the assault in hand; null when there is one. */
export const trouble = signal<Fault | null>(null);

/** The answer is about the assault before: another one is in hand, or a change is being checked. */
export const outdated = computed(
  () =>
    answer.value !== null &&
    (answer.value.scenario !== assault.value || (changing.value && faults.value.length === 0)),
);

/** The answer came with the page, and is not worked out here yet. */
const given = signal(false);

/** Nothing more will come unless something is done. */
export const settled = computed(
  () => !busy.value && working.value === null && answer.value?.pending !== true && !given.value,
);

/** Milliseconds between two changes that still make one row: its first answer stays the ghost. */
const ROW = 900;

let controller = new AbortController();
let changed = 0;

/** Milliseconds for which what is known of the assault before may stand in for what is not yet. */
const LINGER = 250;

/** Nothing more comes: what is known of this assault stays, what is of the one before goes. */
function cut_short(): void {
  const known = answer.value;
  if (!known?.pending) return;
  const part = known.longer?.best === undefined ? known.longer : null;
  answer.value = { ...known, longer: part, pending: false };
}

/** Stops what is under way. */
export function stop(): void {
  controller.abort(new DOMException('stopped', 'AbortError'));
  working.value = null;
  given.value = false;
  cut_short();
}

/** Looks again for what was stopped. */
export function again(): void {
  if (assault.value) void follow(assault.value);
}

/** What the assault of the last answer was before any change. */
let began: Scenario | null = null;

/** Keeps the answer that is leaving, unless it is only a step on the way of a quick row. What was not
    made of the same assault is nothing to compare with. */
function leave_ghost(next: Answer): void {
  const another = began !== beginning.peek();
  began = beginning.peek();
  const now = performance.now();
  const begins = now - changed > ROW;
  changed = now;
  const last = answer.value;
  if (!last || another || last.show.rules !== next.show.rules) ghost.value = null;
  else if (begins || !ghost.value) ghost.value = last;
}

function ask_best(scenario: Scenario, asking: Asking): Promise<Best | null> {
  return patient.ask<Best>(best_of(scenario), asking).catch((thrown: unknown) => {
    if (thrown instanceof Refused && thrown.fault.status === 'over-budget') return null;
    throw thrown;
  });
}

async function ask_careful(scenario: Scenario, asking: Asking): Promise<Careful | undefined> {
  return (await patient.ask<Odds>(careful_of(scenario), asking)).careful;
}

const ask_first = (scenario: Scenario, asking: Asking): Promise<[Show, Odds]> =>
  Promise.all([
    clerk.ask<Show>(show_of(scenario), asking),
    quick.ask<Odds>(odds_of(scenario), asking),
  ]);

/** Works out what came with the page. Nothing is seen of it, unless something else comes out. */
async function look_again(known: Answer, signal: AbortSignal): Promise<void> {
  const { scenario } = known;
  began = beginning.peek();
  const asking = { signal };
  const [[show, odds], careful, best] = await Promise.all([
    ask_first(scenario, asking),
    ask_careful(scenario, asking),
    ask_best(scenario, asking),
  ]);
  signal.throwIfAborted();
  const anew: Answer = { scenario, show, odds, longer: { careful, best }, pending: false };
  if (JSON.stringify(anew) !== JSON.stringify(known)) answer.value = anew;
}

async function look(scenario: Scenario, signal: AbortSignal): Promise<void> {
  working.value = 0;
  const progress = (done: number, of: number): void => {
    working.value = of > 0 ? done / of : 0;
  };
  const asking = { signal, progress };
  const [show, odds] = await ask_first(scenario, asking);
  signal.throwIfAborted();
  const same = answer.value?.show.rules === show.rules;
  const longer = same ? (answer.value?.longer ?? null) : null;
  const first: Answer = { scenario, show, odds, longer, pending: true };
  leave_ghost(first);
  answer.value = first;
  trouble.value = null;
  setTimeout(() => {
    if (answer.value === first) answer.value = { ...first, longer: null };
  }, LINGER);
  const [warning, looking] = [ask_careful(scenario, asking), ask_best(scenario, asking)];
  looking.catch(() => undefined); // awaited last; what `warning` throws comes first
  const careful = await warning;
  signal.throwIfAborted();
  // Between two quick answers the one before lingers whole; a long one is told part by part.
  if (!answer.peek()?.longer) answer.value = { ...first, longer: { careful, best: undefined } };
  const best = await looking;
  signal.throwIfAborted();
  answer.value = { ...first, longer: { careful, best }, pending: false };
}

async function follow(scenario: Scenario): Promise<void> {
  controller.abort(new DOMException('another was asked', 'AbortError'));
  controller = new AbortController();
  const { signal } = controller;
  const known = given.peek() ? answer.peek() : null;
  try {
    if (known?.scenario === scenario) await look_again(known, signal);
    else await look(scenario, signal);
  } catch (thrown) {
    if (signal.aborted) return;
    cut_short();
    trouble.value =
      thrown instanceof Refused ? thrown.fault : { status: 'broken', words: String(thrown) };
  }
  if (signal.aborted) return;
  working.value = null;
  given.value = false;
}

/** Begins with an answer that came with the page; it is worked out when its assault is in hand. */
export function begin_with_answer(known: Answer): void {
  answer.value = known;
  given.value = true;
}

effect(() => {
  if (assault.value) void follow(assault.value);
});

/** Does what can wait until an answer that came with the page is worked out; at once where none did. */
export function after_it(then: () => void): void {
  const end = effect(() => {
    if (given.value) return;
    queueMicrotask(() => {
      end();
      then();
    });
  });
}
