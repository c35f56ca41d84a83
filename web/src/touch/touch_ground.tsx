// A layer over the drawing of areas or cells, in which they can be touched.
import type { Scenario } from '../door/replies';
import type { Touchable } from '../ground/ground';
import { TouchBoard } from './touch_board';
import { TouchFields } from './touch_fields';

export function TouchGround({ laid, scenario }: { laid: Touchable; scenario: Scenario }) {
  return (
    <>
      {laid.fields && <TouchFields laid={laid.fields} scenario={scenario} alone={!laid.map} />}
      {laid.map && <TouchBoard laid={laid.map} top={laid.top} />}
    </>
  );
}
