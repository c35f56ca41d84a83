// The same assault under other orders: standing orders, one side at its best against them, both
// at their best. Computed after the answer.
import { effect, signal } from '@preact/signals';
import { patient } from '../door/doors';
import { Refused } from '../door/door';
import type { Baseline, Odds, Scenario } from '../door/replies';
import { BASELINES } from '../words/whose';
import { answer, type Answer } from './answer';
import { chances_of } from './requests';

/** What a chance of the ground is told from. */
export type Chances = Pick<Odds, 'ground' | 'ground_in_100'>;

export interface Baselines {
  scenario: Scenario;
  /** By whose orders; null: more situations than the budget; not there: not known yet. */
  known: { [orders in Baseline]?: Chances | null };
}

export const baselines = signal<Baselines | null>(null);

let controller = new AbortController();

async function chances_in(of: Answer, orders: Baseline, signal: AbortSignal) {
  const { scenario, odds, longer } = of;
  if (odds.orders === orders) return odds;
  if (orders === 'best' && longer?.best !== undefined) return longer.best?.odds ?? null;
  try {
    return await patient.ask<Odds>(chances_of(scenario, orders), { signal });
  } catch (thrown) {
    if (thrown instanceof Refused && thrown.fault.status === 'over-budget') return null;
    throw thrown;
  }
}

async function learn(of: Answer): Promise<void> {
  controller.abort(new DOMException('another was asked', 'AbortError'));
  controller = new AbortController();
  const { signal } = controller;
  const { scenario } = of;
  baselines.value = { scenario, known: {} };
  try {
    for (const orders of BASELINES) {
      const chances = await chances_in(of, orders, signal);
      if (signal.aborted) return;
      baselines.value = { scenario, known: { ...baselines.value.known, [orders]: chances } };
    }
  } catch (thrown) {
    if (!signal.aborted && !(thrown instanceof Refused)) throw thrown;
  }
}

// Once all else is known about it.
effect(() => {
  const known = answer.value;
  if (!known || known.pending || baselines.peek()?.scenario === known.scenario) return;
  void learn(known);
});
