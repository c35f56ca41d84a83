// The ground and the forces on it, made from the marks of a drawing: areas or cells, their
// contents, and the changes since the last drawing.
import type { Arm, Counted } from '../../door/marks';
import type { Attribute, Mark, Show, Side } from '../../door/replies';
import { board_of, cells_of, type Board } from './board';
import { plane_of, type Plane } from './plane';
import { lettering } from './letters';
import { standing } from './units';

/** How the kinds of points that are taken off are drawn, one after another. */
const OFF = ['off-1', 'off-2', 'off-3'] as const;

/** A kind of points: what is left, or one of those that are taken off. */
export interface PointKind {
  pip: 'left' | (typeof OFF)[number];
  words: string;
}

export interface Piece {
  unit: string | null;
  name: string;
  /** The group that it goes by, and its number there; null: it has a name of its own. */
  member: { group: string; number: number } | null;
  side: Side | null;
  /** All its points; 0: it has none. */
  whole: number;
  left: number;
  /** Taken off, in the order of the table. */
  off: number[];
  /** "3 of 5 clean, 1 red"; "" where it has no numbers. */
  numbers: string;
  /** Degrees from the top of the map, clockwise. */
  facing: number | null;
  /** What it does. */
  words: string;
  clause: string | null;
  /** The area it is in; -1: none. */
  area: number;
  /** The cell it is in; -1: none. */
  cell: number;
  /** The cell where it was in the drawing before; -1: in none, or there is no drawing. */
  was: number;
  /** Where it is on the plane; null: not there. */
  where: string | null;
  /** Points lost since the drawing before. */
  lost: number;
  arm: Arm | null;
  disordered: boolean;
  /** Somebody is asked what it does. */
  asked: boolean;
  /** On a map: as the scenario has it; else A, B, … of the attacker, a, b, … of the defender, one for
      all of a group. */
  letter: string;
}

export interface Note {
  words: string;
  clause: string | null;
}

export interface Area extends Note {
  side: Side | null;
  pieces: Piece[];
  signs: Note[];
}

export interface Scene extends Board {
  areas: Area[];
  plane: Plane | null;
  /** Pieces that stand nowhere. */
  homeless: Piece[];
  /** About the whole. */
  signs: Note[];
  /** What is left first; empty where pieces have no points. */
  points: PointKind[];
}

export type Drawn = Pick<Show, 'attributes' | 'marks' | 'units'> & {
  scenario?: Show['scenario'];
};

/** What can be taken off a piece here. */
const off_of = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.filter(({ role }) => role === 'off');

function points_of(attributes: readonly Attribute[]): PointKind[] {
  const left = attributes.find(({ role }) => role === 'whole');
  if (!left) return [];
  return [
    { pip: 'left', words: left.words },
    ...off_of(attributes).map(({ unit, words }, i) => ({
      pip: OFF[i % OFF.length] ?? OFF[0],
      words: unit ?? words,
    })),
  ];
}

/** The pieces by unit. */
function pieces_by_unit(drawn: Drawn | null | undefined): Map<string, Mark> {
  const of = new Map<string, Mark>();
  for (const mark of drawn?.marks ?? [])
    if (mark.kind === 'piece' && mark.unit !== null) of.set(mark.unit, mark);
  return of;
}

export const note = ({ words, clause }: Mark): Note => ({ words, clause });

/** How many areas; the cells are counted on from there. */
const area_count = ({ marks }: Drawn): number => marks.filter(({ kind }) => kind === 'area').length;

/** Points lost since the drawing before: who is counted with another piece now has lost none. */
function lost_since(
  was: Counted | null | undefined,
  now: Counted | null,
  reduced: boolean,
): number {
  const [before, after] = [was?.left ?? 0, now?.left ?? 0];
  if (!reduced) return Math.max(0, before - after);
  return was ? Math.max(0, (now?.whole ?? 0) - after - ((was.whole ?? 0) - before)) : 0;
}

function pieces_of(drawn: Drawn, before: Map<string, Mark>, asked: string | null): Piece[] {
  const areas = area_count(drawn);
  const known = new Map(standing(drawn.units).map((one) => [one.id, one]));
  const letter = lettering(drawn);
  return drawn.marks
    .filter((mark) => mark.kind === 'piece')
    .map((mark, index) => {
      const { piece } = mark;
      const left = piece?.left ?? 0;
      const {
        name = mark.side ?? '?',
        group = null,
        number = null,
      } = known.get(mark.unit ?? '') ?? {};
      const by = group && number !== null ? group.id : index;
      const was = mark.unit === null ? undefined : before.get(mark.unit);
      return {
        ...note(mark),
        unit: mark.unit,
        name,
        member: group && number !== null ? { group: group.name, number } : null,
        side: mark.side,
        whole: piece?.whole ?? 0,
        left,
        off: off_of(drawn.attributes).map(({ id }) => piece?.attributes[id] ?? 0),
        numbers: piece?.words ?? '',
        facing: mark.facing === null ? null : mark.facing / 10,
        area: mark.place < areas ? mark.place : -1,
        cell: Math.max(-1, mark.place - areas),
        was: was ? Math.max(-1, was.place - areas) : -1,
        where: mark.where,
        lost: lost_since(was?.piece, piece, off_of(drawn.attributes).length > 0),
        arm: piece?.arm ?? null,
        disordered: piece?.disordered ?? false,
        asked: asked !== null && [name, group?.name].includes(asked),
        letter: letter(mark.side, by, mark.unit),
      };
    });
}

/** `ghost`: the drawing before, to mark what lost something since; `asked`: the name of the unit that a
    question is about. */
export function scene_of(drawn: Drawn, ghost?: Drawn | null, asked: string | null = null): Scene {
  const { marks } = drawn;
  const before = pieces_by_unit(ghost);
  const pieces = pieces_of(drawn, before, asked);
  const signs = marks.filter((mark) => mark.kind === 'sign');
  const areas = marks
    .filter((mark) => mark.kind === 'area')
    .map((mark, place) => ({
      ...note(mark),
      side: mark.side,
      pieces: pieces.filter((piece) => piece.area === place),
      signs: signs.filter((sign) => sign.place === place).map(note),
    }));
  const cells = cells_of(drawn, pieces, areas.length);
  const on_board = ({ cell }: Piece): boolean => cell >= 0 && cell < cells.length;
  return {
    areas,
    ...board_of(drawn, cells, pieces, before, areas.length),
    plane: plane_of(marks, pieces),
    homeless: pieces.filter((piece) => piece.area < 0 && !on_board(piece) && piece.where === null),
    signs: signs.filter((sign) => sign.place < 0 && sign.shape === null).map(note),
    points: points_of(drawn.attributes),
  };
}

/** "A Coy, 2 of 3 clean, 1 red: held back; lost 1" */
export function piece_words({ name, numbers, words, lost }: Piece): string {
  const more = lost > 0 ? `; lost ${lost}` : '';
  return `${name}${numbers ? `, ${numbers}` : ''}: ${words}${more}`;
}

/** Pieces that do the same, in the order of the first of each. */
export function by_words(pieces: readonly Piece[]): { words: string; pieces: Piece[] }[] {
  const groups: { words: string; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const group = groups.find((one) => one.words === piece.words);
    if (group) group.pieces.push(piece);
    else groups.push({ words: piece.words, pieces: [piece] });
  }
  return groups;
}
