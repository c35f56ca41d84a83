// What the present answer hangs on, measured after it: the numbers and readings that the rules
// leave open, each set to its other values.
import { effect, signal } from '@preact/signals';
import { patient } from '../door/doors';
import { Refused } from '../door/door';
import type { HangsOn, Scenario } from '../door/replies';
import { answer } from './answer';
import { hangs_of } from './requests';

export interface Measured {
  scenario: Scenario;
  /** Null while it is being measured, and where it is not. */
  hangs: HangsOn | null;
  /** It takes more situations than are spent without being asked. */
  too_many: boolean;
  /** Why it cannot be measured; null where it can. */
  refused: string | null;
}

export const measured = signal<Measured | null>(null);

let controller = new AbortController();

async function measure(scenario: Scenario, all: boolean, certain = false): Promise<void> {
  controller.abort(new DOMException('another was asked', 'AbortError'));
  controller = new AbortController();
  const { signal } = controller;
  const told: Measured = { scenario, hangs: null, too_many: false, refused: null };
  measured.value = told;
  try {
    const hangs = await patient.ask<HangsOn>(hangs_of(scenario, all, certain), { signal });
    measured.value = { ...told, hangs };
  } catch (thrown) {
    if (signal.aborted) return;
    const over = thrown instanceof Refused && thrown.fault.status === 'over-budget';
    if (over && !all) measured.value = { ...told, too_many: true };
    else
      measured.value = {
        ...told,
        refused: thrown instanceof Refused ? thrown.fault.words : String(thrown),
      };
  }
}

/** Measures it however long that takes. */
export const measure_all = (scenario: Scenario): Promise<void> => measure(scenario, true);

/** The same with the readings that are certain. */
export const measure_certain = (scenario: Scenario): Promise<void> => measure(scenario, true, true);

// Once all else is known about it.
effect(() => {
  const known = answer.value;
  if (!known || known.pending || measured.peek()?.scenario === known.scenario) return;
  void measure(known.scenario, false);
});
