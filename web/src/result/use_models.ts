// The models of a table top that can be moved now.
import { useMemo } from 'preact/hooks';
import type { Scenario } from '../door/replies';
import type { PlaneLayout } from '../ground/plane_layout';
import type { MoveTable, Stands } from '../move/table';
import { draft, faults, give_up, set } from '../state/assault';
import { differ_in_places, standing_in } from './places';

/** `drawn`: the assault that is drawn. None where no key puts them there, or something else has changed since. */
export function use_models(laid: PlaneLayout, drawn: Scenario): readonly Stands[] {
  const now = draft.value;
  return useMemo(() => {
    const models = standing_in(now, laid);
    return differ_in_places(drawn, now, models) ? models : [];
  }, [now, laid, drawn]);
}

/** The same as a table: what is put down is a key of the draft. */
export function use_draft_table(laid: PlaneLayout, drawn: Scenario): MoveTable {
  return {
    models: use_models(laid, drawn),
    refused: faults.value.length > 0,
    give_up,
    drop: (places) => set(Object.fromEntries(places.map(({ from, said }) => [from, said]))),
  };
}
