// A board that is no assault yet, because a side has nobody or nobody can reach an enemy: two who
// face each other stand in while it is drawn, and are left out of the drawing.
import { get } from '../assault/path';
import type { Mark, Scenario, Show, Side } from '../door/replies';
import type { BoardKeys } from './board_keys';
import { free_pair, with_unit } from './on_board';

const NOBODY = 'nobody yet';

/** What whoever stands in is called. */
export const stand_in = (side: Side): string => `${NOBODY}, ${side}`;

/** Null where there is no room for two who face each other. */
export function filled(draft: Scenario, keys: BoardKeys): Scenario | null {
  const pair = free_pair(draft, keys);
  if (!pair) return null;
  return keys.sides.reduce(
    (made, side) => with_unit(made, keys, side, pair[side.side], { name: stand_in(side.side) }),
    draft,
  );
}

/** The drawing without whoever stands in; only what is said to count counts. */
export function without_stand_ins(show: Show): Show {
  const ids = show.units.filter(({ name }) => name.startsWith(NOBODY)).map(({ id }) => id);
  const said = get(show.scenario, 'objectives') !== undefined;
  const is_theirs = ({ unit, words }: Mark): boolean =>
    (unit !== null && ids.includes(unit)) || words.includes(NOBODY);
  const stays = (mark: Mark): boolean =>
    !(mark.kind === 'arrow' || is_theirs(mark)) &&
    !(mark.kind === 'sign' && mark.numbers[0] === 1 && !said);
  return {
    ...show,
    units: show.units.filter(({ id }) => !ids.includes(id)),
    marks: show.marks.filter(stays),
    forces: 'No assault yet',
    heading: 'No assault yet',
  };
}
