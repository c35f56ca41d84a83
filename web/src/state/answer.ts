// What the door says about the assault in hand; the last answer stays until the next one is there.
import { effect, signal } from '@preact/signals';
import { patient, quick } from '../door/doors';
import { Refused } from '../door/door';
import type { Best, Careful, Fault, Odds, Scenario, Show } from '../door/replies';
import { assault } from './assault';

/** One assault with all that is known about it so far. */
export interface Answer {
  scenario: Scenario;
  show: Show;
  odds: Odds | null;
  /** Undefined: not known yet. */
  careful: Careful | undefined;
  /** Undefined: not known yet; null: more situations than the budget. */
  best: Best | null | undefined;
}

export const answer = signal<Answer | null>(null);

/** The answer before this one, about the assault as it was before the last change. */
export const ghost = signal<Answer | null>(null);

/** What is under way: parts done of the present pass, 0 .. 1; null when nothing is. */
export const working = signal<number | null>(null);

/** Why there is no answer; null when there is. */
export const trouble = signal<Fault | null>(null);

const QUICK = ['endings', 'measures', 'joint', 'guesses', 'hints', 'situations', 'value'];

let controller = new AbortController();

/** Stops what is under way; what is known so far stays. */
export function stop(): void {
  controller.abort(new DOMException('stopped', 'AbortError'));
  working.value = null;
}

async function look(scenario: Scenario, signal: AbortSignal): Promise<void> {
  const progress = (done: number, of: number): void => {
    working.value = of > 0 ? done / of : 0;
  };
  const asking = { signal, progress };
  const [show, odds] = await Promise.all([
    quick.ask<Show>({ do: 'show', scenario }, asking),
    quick.ask<Odds>({ do: 'odds', scenario, only: QUICK }, asking),
  ]);
  if (answer.value?.odds) ghost.value = answer.value;
  const first: Answer = { scenario, show, odds, careful: undefined, best: undefined };
  answer.value = first;
  const [careful, best] = await Promise.all([
    patient.ask<Odds>({ do: 'odds', scenario, only: ['careful'] }, asking),
    patient.ask<Best>({ do: 'best', scenario }, asking).catch((thrown: unknown) => {
      if (thrown instanceof Refused && thrown.fault.status === 'over-budget') return null;
      throw thrown;
    }),
  ]);
  answer.value = { ...first, careful: careful.careful, best };
}

async function follow(scenario: Scenario): Promise<void> {
  controller.abort(new DOMException('another was asked', 'AbortError'));
  controller = new AbortController();
  const { signal } = controller;
  try {
    await look(scenario, signal);
    trouble.value = null;
  } catch (thrown) {
    if (signal.aborted) return;
    if (!(thrown instanceof Refused)) throw thrown;
    trouble.value = thrown.fault;
  }
  if (!signal.aborted) working.value = null;
}

effect(() => {
  if (assault.value) void follow(assault.value);
});
