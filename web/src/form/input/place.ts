// A place of the form: a key of the table at its path in the draft, its value, and the objection
// to it.
import type { Fault, Value } from '../../door/replies';
import { is_needed, usual_of, words_of, type Branch } from '../../assault/key_tree';
import { get } from '../../assault/path';
import { assumed, beginning, draft, faults, set } from '../../state/assault';

export interface Place {
  branch: Branch;
  /** The path in the document: attacker.stands[2].red. */
  at: string;
  /** Whose it is: `Attacker, A Coy`; '' of the whole scenario. */
  of: string;
  /** Not in the form but elsewhere on the page: what its ids begin with. */
  where?: string | undefined;
}

/** What the place is called where nothing else says whose it is. */
export const name_of = ({ branch, of }: Place): string =>
  of === '' ? words_of(branch.name) : `${of}: ${words_of(branch.name)}`;

export const id_of = (at: string, where = 'field'): string =>
  `${where}-${at.replace(/[^\w-]+/g, '-')}`;

export const given_at = (at: string): Value | undefined => get(draft.value ?? undefined, at);

/** Given, else assumed, else usual. */
export const value_of = ({ branch, at }: Place): Value | undefined =>
  given_at(at) ?? assumed.value.get(at) ?? usual_of(branch);

export const fault_at = (at: string): Fault | undefined =>
  faults.value.find((fault) => fault.path === at);

/** Whether something at the path, or below it, was refused. */
export const is_faulty = (at: string): boolean =>
  faults.value.some(
    ({ path = '' }) => path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`),
  );

/** Sets it; what counts anyway is left unsaid, unless the assault as it was opened said it. */
export function say_value({ branch, at }: Place, value: Value | null): void {
  const anyway = value === usual_of(branch) && !is_needed(branch);
  const said = get(beginning.value ?? undefined, at) !== undefined;
  void set({ [at]: anyway && !said ? null : value });
}

/** The nearest to what was refused that would be taken; null where nobody knows. */
export function mend_of(branch: Branch, fault: Fault): string | null {
  if (fault.nearest !== undefined) return fault.nearest;
  const { key } = branch;
  const given = Number(fault.given);
  if (branch.kind !== 'whole' || !key || !Number.isFinite(given)) return null;
  const nearest = Math.min(key.high, Math.max(key.low, Math.round(given)));
  return nearest === given ? null : String(nearest);
}
