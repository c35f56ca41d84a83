// The models and the ground of a table top that can be moved now.
import { useMemo } from 'preact/hooks';
import { table_keys } from '../board/table_keys';
import type { Scenario, Value } from '../door/replies';
import { shifted } from '../ground/scene/outline';
import { place_words } from '../ground/scene/place_words';
import type { PlaneLayout } from '../ground/plane_layout';
import type { Dropped, MoveTable, Stands } from '../move/table';
import { draft, faults, set, undo } from '../state/assault';
import { tree_of } from '../state/systems';
import { differ_in_places, standing_in } from './places';
import { lying_in } from './set_up/lying';

/** `drawn`: the assault that is drawn. None where no key puts them there, or something else has changed since. */
export function use_models(laid: PlaneLayout, drawn: Scenario): readonly Stands[] {
  const now = draft.value;
  return useMemo(() => {
    const tree = now && tree_of(String(now['rules']));
    const ground = tree && table_keys(tree)?.ground;
    const models = [...standing_in(now, laid), ...(ground ? lying_in(ground, now, drawn) : [])];
    return differ_in_places(drawn, now, models) ? models : [];
  }, [now, laid, drawn]);
}

/** The same as a table: what is put down is a key of the draft. */
export function use_draft_table(laid: PlaneLayout, drawn: Scenario): MoveTable {
  const models = use_models(laid, drawn);
  const { length } = laid.plane;
  /** What the key says: a place, or all points of a piece of ground. */
  const said_of = ({ from, x, y, said }: Dropped): [string, Value] => {
    const model = models.find((one) => one.from === from);
    if (!model?.ground) return [from, said];
    const { points } = shifted(model, x - model.x, y - model.y);
    return [from, points.map(([east, south]) => place_words(east, south, length))];
  };
  return {
    models,
    refused: faults.value.length > 0,
    give_up: () => void undo(),
    drop: (places) => set(Object.fromEntries(places.map(said_of))),
  };
}
