// A map as text: its cells, and the text again when some of them have changed. Lines are as the
// formats have them: words are cells, or letters where no line has a blank between two cells.

export interface MapText {
  /** Rows from the north, each of cells from the west: "fA". */
  cells: string[][];
  /** What stands before each row. */
  before: string[];
  /** Cells are words. */
  parted: boolean;
  /** The text ended with its line. */
  ended: boolean;
}

/** What an open cell is written as. */
const OPEN = '.';

export function read_map(text: string): MapText {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parted = lines.some((line) => /\s/.test(line.trim()));
  return {
    cells: lines.map((line) => (parted ? line.trim().split(/\s+/) : [...line.trim()])),
    before: lines.map((line) => /^\s*/.exec(line)?.[0] ?? ''),
    parted,
    ended: text.endsWith('\n'),
  };
}

/** Column below column; letters stay letters while each cell has one. */
export function write_map({ cells, before, parted, ended }: MapText): string {
  const words = parted || cells.some((row) => row.some((cell) => [...cell].length !== 1));
  const wide = (column: number): number =>
    Math.max(...cells.map((row) => [...(row[column] ?? '')].length));
  const padded = (cell: string, column: number): string =>
    cell + ' '.repeat(wide(column) - [...cell].length);
  const lines = cells.map(
    (row, i) => (before[i] ?? '') + row.map(words ? padded : String).join(words ? ' ' : ''),
  );
  return lines.map((line) => line.trimEnd()).join('\n') + (ended ? '\n' : '');
}

/** c2: the third from the west in the second row from the south. */
export function place_of(name: string): { column: number; row: number } | null {
  const [, column, row] = /^([a-o])(\d{1,2})$/i.exec(name.trim()) ?? [];
  if (column === undefined || row === undefined) return null;
  return { column: column.toLowerCase().charCodeAt(0) - 97, row: Number(row) - 1 };
}

export const name_of = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

/** What the map has at a cell by name; '' where it has no such cell. */
export function cell_at({ cells }: MapText, name: string): string {
  const place = place_of(name);
  return (place && cells[cells.length - 1 - place.row]?.[place.column]) ?? '';
}

/** The map with another word at a cell; nothing is open ground. */
export function with_cell(map: MapText, name: string, word: string): MapText {
  const place = place_of(name);
  const line = place ? map.cells.length - 1 - place.row : -1;
  const bare = word.replaceAll(OPEN, '');
  return {
    ...map,
    cells: map.cells.map((row, i) =>
      i === line && place && place.column < row.length
        ? row.with(place.column, bare === '' ? OPEN : bare)
        : row,
    ),
  };
}

/** The cell where a letter stands; null: on none. */
export function cell_of(map: MapText, letter: string): string | null {
  for (const [i, row] of map.cells.entries()) {
    const column = row.findIndex((cell) => cell.includes(letter));
    if (column >= 0) return name_of(column, map.cells.length - 1 - i);
  }
  return null;
}

/** The map without a letter. */
export function without_letter(map: MapText, letter: string): MapText {
  const name = cell_of(map, letter);
  return name === null ? map : with_cell(map, name, cell_at(map, name).replace(letter, ''));
}

/** A map of the same size where nothing is. */
export const cleared = (map: MapText): MapText => ({
  ...map,
  cells: map.cells.map((row) => row.map(() => OPEN)),
});
