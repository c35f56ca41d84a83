// The pieces of ground of a table, as what can be moved on its drawing.
import { get } from '../../assault/path';
import type { GroundKeys } from '../../board/table_keys';
import type { Scenario } from '../../door/replies';
import { outline_of } from '../../ground/scene/outline';
import type { Stands } from '../../move/table';
import { first_large } from '../../words/sentence';
import { points_in } from './rows';
import { pieces_of, type Unit } from './set_up';

/** So many corners an area has at least; a line may have fewer. */
const AREA = 3;

function lying(keys: GroundKeys, piece: Unit, at: number, drawn: Scenario): Stands | undefined {
  const shape = keys.shapes.find(({ name }) => name in piece);
  const points = points_in(shape && piece[shape.name]);
  if (!shape || points.length === 0) return undefined;
  const from = `${keys.list.path}[${at}].${shape.name}`;
  const name = `${first_large(String(piece[keys.kind.name]))}, piece ${at + 1}`;
  const before = points_in(get(drawn, from));
  return {
    ...outline_of((shape.key?.low ?? AREA) < AREA ? 'line' : 'polygon', points),
    piece: { unit: from, name, side: null, letter: '' },
    from,
    moved: JSON.stringify(before) !== JSON.stringify(points),
    ground: true,
  };
}

/** Where the draft has them; `drawn`: the assault that is drawn. */
export const lying_in = (keys: GroundKeys, draft: Scenario | null, drawn: Scenario): Stands[] =>
  pieces_of(draft, keys).flatMap((piece, at) => lying(keys, piece, at, drawn) ?? []);
