// The ground and the forces on it, as the marks of a drawing tell them: areas or cells, what stands
// where, and what has changed since the drawing before.
import { ARMS, type Arm } from '../door/marks';
import type { Mark, Show, Side } from '../door/replies';
import { board_of, cells_of, type Board } from './board';

export interface Piece {
  unit: string | null;
  name: string;
  side: Side | null;
  strength: number;
  clean: number;
  red: number;
  black: number;
  /** 0: none told; 1 to 8: eighths of a turn from the top of the map, clockwise. */
  facing: number;
  /** What it does. */
  words: string;
  clause: string | null;
  /** The area or cell it is in; -1: none. */
  place: number;
  /** Where it was in the drawing before; -1: nowhere, or there is none. */
  was: number;
  /** Clean strength lost since the drawing before. */
  lost: number;
  arm: Arm;
  disordered: boolean;
  /** Somebody is asked what it does. */
  asked: boolean;
  /** On a map: A, B, … of the attacker, a, b, … of the defender. */
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
  /** Pieces that stand nowhere. */
  homeless: Piece[];
  /** About the whole. */
  signs: Note[];
}

export type Drawn = Pick<Show, 'marks' | 'units'>;

const clean_of = ([strength, red, black]: Mark['numbers']): number =>
  Math.max(0, strength - red - black);

/** The pieces by unit. */
function pieces_by_unit(drawn: Drawn | null | undefined): Map<string, Mark> {
  const of = new Map<string, Mark>();
  for (const mark of drawn?.marks ?? [])
    if (mark.kind === 'piece' && mark.unit !== null) of.set(mark.unit, mark);
  return of;
}

export const note = ({ words, clause }: Mark): Note => ({ words, clause });

const FIRST: Record<Side, string> = { attacker: 'A', defender: 'a' };

/** The letter of the n-th piece of a side on a map; beyond the alphabet there is none. */
function letter(side: Side | null, n: number): string {
  const first = side ? FIRST[side] : '0';
  return n < 26 ? String.fromCharCode(first.charCodeAt(0) + n) : '*';
}

function pieces_of(drawn: Drawn, before: Map<string, Mark>, asked: string | null): Piece[] {
  const count = { attacker: 0, defender: 0, nobody: 0 };
  return drawn.marks
    .filter((mark) => mark.kind === 'piece')
    .map((mark) => {
      const [strength, red, black, facing] = mark.numbers;
      const clean = clean_of(mark.numbers);
      const name = drawn.units.find((unit) => unit.id === mark.unit)?.name ?? mark.side ?? '?';
      const was = mark.unit === null ? undefined : before.get(mark.unit);
      return {
        ...note(mark),
        unit: mark.unit,
        name,
        side: mark.side,
        strength,
        clean,
        red,
        black,
        facing,
        place: mark.place,
        was: was?.place ?? -1,
        lost: was ? Math.max(0, clean_of(was.numbers) - clean) : 0,
        arm: ARMS[mark.w] ?? null,
        disordered: mark.h === 1,
        asked: name === asked,
        letter: letter(mark.side, count[mark.side ?? 'nobody']++),
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
      pieces: pieces.filter((piece) => piece.place === place),
      signs: signs.filter((sign) => sign.place === place).map(note),
    }));
  // Places are those of areas where there are any, else of cells.
  const cells = areas.length === 0 ? cells_of(drawn, pieces) : [];
  const places = areas.length || cells.length;
  return {
    areas,
    ...board_of(drawn, cells, pieces, before),
    homeless: pieces.filter((piece) => piece.place < 0 || piece.place >= places),
    signs: signs.filter((sign) => sign.place < 0).map(note),
  };
}

/** "2 of 3 clean, 1 red" */
export function strength_words({ strength, clean, red, black }: Piece): string {
  const pins = [
    [red, 'red'],
    [black, 'black'],
  ].flatMap(([count, colour]) => (count ? [`, ${count} ${colour}`] : []));
  return `${clean} of ${strength} clean${pins.join('')}`;
}

/** "A Coy, 2 of 3 clean, 1 red: held back; lost 1" */
export function piece_words(piece: Piece): string {
  const lost = piece.lost > 0 ? `; lost ${piece.lost}` : '';
  const strength = piece.strength > 0 ? `, ${strength_words(piece)}` : '';
  return `${piece.name}${strength}: ${piece.words}${lost}`;
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
