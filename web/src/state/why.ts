// How often each clause bites in the present assault: requested only when somebody wants to know.
import { signal } from '@preact/signals';
import { patient } from '../door/doors';
import { Refused } from '../door/door';
import type { Odds, Said, Scenario } from '../door/replies';

export interface Asked {
  scenario: Scenario;
  /** Null while it is being worked out. */
  why: NonNullable<Odds['why']> | null;
  /** The clauses that do not come up; null: there are none, or it is not known yet. */
  why_not: Said | null;
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
  const told: Omit<Asked, 'scenario'> = { why: null, why_not: null, refused: null };
  why.value = { scenario, ...told };
  try {
    const request = { do: 'odds', scenario, why: true, only: ['why'] };
    const reply = await patient.ask<Odds>(request, { signal });
    told.why = reply.why ?? [];
    told.why_not = reply.why_not ?? null;
  } catch (thrown) {
    told.refused = thrown instanceof Refused ? thrown.fault.words : String(thrown);
  }
  if (!signal.aborted) why.value = { scenario, ...told };
}
