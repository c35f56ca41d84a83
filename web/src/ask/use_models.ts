// The models of a table top that can be moved just now.
import { useMemo } from 'preact/hooks';
import type { Scenario } from '../door/replies';
import type { PlaneLayout } from '../ground/plane_layout';
import { draft } from '../state/assault';
import { differ_in_places, standing_in, type Stands } from './places';

/** `drawn`: the assault that is drawn. None where no key puts them there, or something else has changed since. */
export function use_models(laid: PlaneLayout, drawn: Scenario): readonly Stands[] {
  const now = draft.value;
  return useMemo(() => {
    const models = standing_in(now, laid);
    return differ_in_places(drawn, now, models) ? models : [];
  }, [now, laid, drawn]);
}
