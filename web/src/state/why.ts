// How often each clause bites in the present assault: requested only when somebody wants to know.
import { signal } from '@preact/signals';
import { patient } from '../door/doors';
import { Refused } from '../door/door';
import type { Odds, Scenario } from '../door/replies';

export interface Asked {
  scenario: Scenario;
  /** Null while it is being worked out. */
  why: NonNullable<Odds['why']> | null;
  /** Why there is none; null where there is. */
  refused: string | null;
}

/** The last that was asked for. */
export const why = signal<Asked | null>(null);

let controller = new AbortController();

/** Asks about `scenario`, unless that is what was asked last, and not refused. */
export async function ask_why(scenario: Scenario): Promise<void> {
  if (why.value?.scenario === scenario && why.value.refused === null) return;
  controller.abort(new DOMException('another was asked', 'AbortError'));
  controller = new AbortController();
  const { signal } = controller;
  why.value = { scenario, why: null, refused: null };
  const told: Omit<Asked, 'scenario'> = { why: null, refused: null };
  try {
    const request = { do: 'odds', scenario, why: true, only: ['why'] };
    told.why = (await patient.ask<Odds>(request, { signal })).why ?? [];
  } catch (thrown) {
    told.refused = thrown instanceof Refused ? thrown.fault.words : String(thrown);
  }
  if (!signal.aborted) why.value = { scenario, ...told };
}
