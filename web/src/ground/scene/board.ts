// A board of squares or hexes, made from the marks of a drawing: the cells and their contents,
// the marks on their edges, declarations, and units gone since the last drawing.
import type { Mark, Side } from '../../door/replies';
import { note, type Drawn, type Note, type Piece } from './scene';

export interface Cell extends Note {
  /** "c4" */
  name: string;
  /** Columns from the left, of hexes halves; lines from the top. */
  x: number;
  y: number;
  hex: boolean;
  /** Bits of GROUND. */
  ground: number;
  level: number;
  objective: boolean;
  pieces: Piece[];
  signs: Note[];
}

export interface Edge extends Note {
  /** The cell. */
  place: number;
  /** Clockwise from the north. */
  side: number;
  ground: number;
}

export interface Declared extends Note {
  from: number;
  to: number;
  side: Side | null;
}

export interface Board {
  cells: Cell[];
  edges: Edge[];
  declared: Declared[];
  /** Cells where somebody stood who stands nowhere now. */
  gone: { place: number; side: Side | null; name: string }[];
}

const SIDES = {
  4: ['north', 'east', 'south', 'west'],
  6: ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'],
};

/** "north", of a hex "north-east". */
export const side_name = (hex: boolean, side: number): string => SIDES[hex ? 6 : 4][side] ?? '?';

const is_hex = (mark: Mark): boolean => mark.numbers[1] === 6;
const column_of = (mark: Mark): number => (is_hex(mark) ? Math.floor(mark.x / 2) : mark.x);

/** Columns are letters from the west, rows numbers from the south. */
function made_name(mark: Mark, all: readonly Mark[]): string {
  const left = Math.min(...all.map(column_of));
  const bottom = Math.max(...all.map(({ y }) => y));
  return String.fromCharCode(97 + ((column_of(mark) - left) % 26)) + `${bottom - mark.y + 1}`;
}

/** `first`: the place of the first cell. */
export function cells_of({ marks, units }: Drawn, pieces: readonly Piece[], first: number): Cell[] {
  const all = marks.filter((mark) => mark.kind === 'cell');
  const signs = marks.filter((mark) => mark.kind === 'sign');
  const names = new Map(units.map(({ id, name }) => [id, name]));
  return all.map((mark, index) => {
    const here = signs.filter((sign) => sign.place === first + index);
    return {
      ...note(mark),
      name: names.get(mark.unit ?? '') ?? made_name(mark, all),
      x: mark.x,
      y: mark.y,
      hex: is_hex(mark),
      ground: mark.numbers[0],
      level: mark.numbers[2],
      objective: here.some((sign) => sign.numbers[0] === 1),
      pieces: pieces.filter((piece) => piece.cell === index),
      signs: here.map(note),
    };
  });
}

export function board_of(
  { marks, units }: Drawn,
  cells: Cell[],
  pieces: readonly Piece[],
  before: ReadonlyMap<string, Mark>,
  first: number,
): Board {
  const on_board = (place: number): boolean => place >= first && place < first + cells.length;
  const standing = new Set(
    pieces.filter(({ cell }) => on_board(first + cell)).map(({ unit }) => unit),
  );
  const gone = [...before].filter(([unit, mark]) => on_board(mark.place) && !standing.has(unit));
  return {
    cells,
    edges: marks
      .filter((mark) => mark.kind === 'edge' && on_board(mark.place))
      .map((mark) => ({
        ...note(mark),
        place: mark.place - first,
        side: mark.numbers[0],
        ground: mark.numbers[1],
      })),
    declared: marks
      .filter(
        ({ kind, place, numbers }) => kind === 'arrow' && on_board(place) && on_board(numbers[0]),
      )
      .map((mark) => ({
        ...note(mark),
        from: mark.place - first,
        to: mark.numbers[0] - first,
        side: mark.side,
      })),
    gone: gone.map(([unit, { place, side }]) => ({
      place: place - first,
      side,
      name: units.find(({ id }) => id === unit)?.name ?? unit,
    })),
  };
}
