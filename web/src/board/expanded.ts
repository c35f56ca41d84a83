// A board whose sides are said in one line, unit by unit instead: as it is drawn.
import { put, drop } from '../assault/path';
import type { Branch } from '../assault/key_tree';
import type { Mark, Scenario, Show, Value } from '../door/replies';
import type { BoardKeys, BoardSide } from './board_keys';
import { units_of, type Unit } from './on_board';

type Drawn = Pick<Show, 'marks' | 'units'>;

/** "dismounted cavalry, faces north" → dismounted-cavalry, north */
const words_in = ({ words }: Mark): string[] =>
  words.split(', ').map((part) => part.replace(/^faces /, '').replaceAll(' ', '-'));

/** The keys of an item that are words, as a drawing says them. */
function said(item: Branch, mark: Mark): Unit {
  const words = words_in(mark);
  return Object.fromEntries(
    item.branches.flatMap(({ name, kind, key }): [string, Value][] => {
      const word = kind === 'word' ? key?.choices?.find((one) => words.includes(one)) : undefined;
      return word === undefined ? [] : [[name, word]];
    }),
  );
}

function side_of(draft: Scenario, keys: BoardSide, { marks, units }: Drawn): Scenario {
  const places = marks.filter(({ kind }) => kind === 'area' || kind === 'cell');
  const listed = marks
    .filter(({ kind, side }) => kind === 'piece' && side === keys.side)
    .map((mark) => ({
      name: units.find(({ id }) => id === mark.unit)?.name ?? keys.side,
      ...said(keys.item, mark),
      at: places[mark.place]?.unit ?? 'a1',
    }));
  return put(draft, keys.side, { [keys.list.name]: listed });
}

/** "town on a slope" names town and slope. */
const names = ({ words }: Mark, kind: string): boolean =>
  new RegExp(`(?<![\\w-])${kind.replaceAll('-', '[- ]')}(?![\\w-])`).test(words);

/** The ground of the cells that have any. */
function ground_of({ ground, kinds }: BoardKeys, { marks }: Drawn): [string, Value][] {
  const items = marks
    .filter(({ kind, numbers }) => kind === 'cell' && (numbers[0] !== 0 || numbers[2] > 0))
    .flatMap((mark) =>
      kinds.filter((kind) => names(mark, kind)).map((kind) => ({ at: mark.unit ?? 'a1', kind })),
    );
  return items.length > 0 ? [[ground.name, items]] : [];
}

/** Whether neither side has its units one by one. */
export const is_in_short = (draft: Scenario | null, keys: BoardKeys): boolean =>
  draft !== null &&
  keys.sides.every((side) => units_of(draft, side).length === 0 && !has_list(draft, side));

const has_list = (draft: Scenario, { side, list }: BoardSide): boolean => {
  const group = draft[side];
  return typeof group === 'object' && group !== null && list.name in group;
};

/** `drawn`: the same assault as it is drawn. */
export function expanded(draft: Scenario, keys: BoardKeys, drawn: Drawn): Scenario {
  const sides = keys.sides.reduce((made, side) => side_of(made, side, drawn), draft);
  const bare = drop(sides, keys.ground.name);
  return { ...bare, ...Object.fromEntries(ground_of(keys, drawn)) };
}
