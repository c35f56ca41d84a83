// A board that is no assault yet because a side has nobody: somebody stands in for it while the
// board is drawn, and is left out of the drawing.
import { get } from '../assault/path';
import type { Scenario, Show } from '../door/replies';
import type { BoardKeys } from './board_keys';
import { free_cell, units_of, with_unit } from './on_board';

const NOBODY = 'nobody yet';

/** Null where both sides have somebody: it is no assault for another reason. */
export function filled(draft: Scenario, keys: BoardKeys): Scenario | null {
  const empty = keys.sides.filter((side) => units_of(draft, side).length === 0);
  if (empty.length === 0) return null;
  return empty.reduce((made, side) => {
    const cell = free_cell(made, keys, side.side);
    const stand_in = { name: `${NOBODY}, ${side.side}` };
    return cell === null ? made : with_unit(made, keys, side, cell, stand_in);
  }, draft);
}

/** The drawing without whoever stands in; only what is said to count counts. */
export function without_stand_ins(show: Show): Show {
  const ids = show.units.filter(({ name }) => name.startsWith(NOBODY)).map(({ id }) => id);
  const said = get(show.scenario, 'objectives') !== undefined;
  const stays = ({ kind, unit, numbers }: Show['marks'][number]): boolean =>
    !(kind === 'arrow' || (unit !== null && ids.includes(unit))) &&
    !(kind === 'sign' && numbers[0] === 1 && !said);
  return {
    ...show,
    units: show.units.filter(({ id }) => !ids.includes(id)),
    marks: show.marks.filter(stays),
    forces: 'No assault yet: a side has nobody',
    heading: 'No assault yet: a side has nobody',
  };
}
