// The assault that the page is about, as a person gave it, and every way to change it.
import { signal } from '@preact/signals';
import { quick } from '../door/doors';
import { Refused } from '../door/door';
import type { Fault, New, Scenario, Value } from '../door/replies';

/** The assault in hand: short forms expanded, only what was given. Null until the first is there. */
export const assault = signal<Scenario | null>(null);

/** What the door said about the last change that it refused; null when it took it. */
export const refusal = signal<Fault | null>(null);

let turn = 0;

/** Asks the door for the scenario in `request`; what is refused changes nothing but `refusal`. */
async function take(request: object): Promise<boolean> {
  const mine = (turn += 1);
  try {
    const reply = await quick.ask<New>({ do: 'new', ...request });
    if (mine !== turn) return true;
    assault.value = reply.scenario;
    refusal.value = null;
    return true;
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    if (mine === turn) refusal.value = thrown.fault;
    return false;
  }
}

/** Begins with a whole scenario. */
export const open = (scenario: Scenario): Promise<boolean> => take({ scenario });

/** Begins with the sample of a rule system. */
export const open_sample = (rules: string): Promise<boolean> => take({ sample: rules });

/** Sets keys by path, or parameters by name. */
export const set = (changes: { [path: string]: Value }): Promise<boolean> =>
  take({ scenario: assault.value, set: changes });
