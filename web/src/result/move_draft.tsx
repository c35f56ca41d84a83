// A layer over the drawing of a table top, in which the models of the changed assault can be
// moved.
import type { Scenario } from '../door/replies';
import type { PlaneLayout } from '../ground/plane_layout';
import { MoveModels } from '../move/move_models';
import { use_draft_table } from './use_models';

/** `drawn`: the assault that is drawn. */
export function MoveDraft({
  laid,
  top,
  drawn,
}: {
  laid: PlaneLayout;
  top: number;
  drawn: Scenario;
}) {
  return <MoveModels laid={laid} top={top} table={use_draft_table(laid, drawn)} />;
}
