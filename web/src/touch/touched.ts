// What is touched on the ground: a cell, and a unit whose sheet is open; and the unit whose new
// place is touched next.
import { signal } from '@preact/signals';

export interface Touched {
  /** c2; null where there are no cells. */
  cell: string | null;
  /** The path of a unit in the scenario: attacker.units[0]; null: the ground alone. */
  unit: string | null;
}

export const touched = signal<Touched | null>(null);

/** The path of the unit that is being moved. */
export const lifted = signal<string | null>(null);

export function let_go(): void {
  lifted.value = null;
}

export function close_sheet(): void {
  touched.value = null;
  lifted.value = null;
}

/** The element that is the sheet. */
export const SHEET_ID = 'touch-sheet';
