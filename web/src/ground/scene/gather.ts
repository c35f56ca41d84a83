// Members of a group that read the same, told together.
import type { Piece } from './scene';
import { ranges } from './units';

/** The pieces in rows: those of a group that read the same, in one place, are one. */
export function gathered(pieces: readonly Piece[]): Piece[][] {
  const rows = new Map<string, Piece[]>();
  for (const [index, piece] of pieces.entries()) {
    const { member, words, numbers, disordered, cell, where, lost } = piece;
    const key = JSON.stringify(
      member ? [member.group, words, numbers, disordered, cell, where === null, lost] : index,
    );
    rows.set(key, [...(rows.get(key) ?? []), piece]);
  }
  return [...rows.values()];
}

/** "Greys 1 to 3, 5" */
export function name_of(row: readonly Piece[]): string {
  const [first] = row;
  if (row.length === 1 || !first?.member) return first?.name ?? '';
  return `${first.member.group} ${ranges(row.map(({ member }) => member?.number ?? 0))}`;
}
