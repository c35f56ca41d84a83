// The layout of areas, the counters in them and the words about them: side by side, with the
// attacker's ground facing the defender's, or one above the other if there is no room for two.
import type { Side } from '../door/replies';
import { counter_layout, COUNTER, type CounterLayout } from './counter_layout';
import { by_words, type Area, type Piece } from './scene/scene';
import { fit_lines, type Ruler } from './scene/text_fit';

export interface Rulers {
  name: Ruler;
  title: Ruler;
  words: Ruler;
}

export interface Line {
  x: number;
  y: number;
  words: string;
}

export interface Field {
  side: Side | null;
  x: number;
  y: number;
  w: number;
  h: number;
  title: Line[];
  /** What the pieces below do. */
  doing: Line[];
  signs: Line[];
  counters: CounterLayout[];
}

export interface Fields {
  fields: Field[];
  width: number;
  height: number;
  /** Where the arrow from the attacker's ground to the defender's stands, and which way it points. */
  arrow: { x: number; y: number; down: boolean } | null;
}

const SIDE_BY_SIDE = 560;
const MARGIN = 8; // room for the teeth of a defended line
const BETWEEN = 22; // two areas of one side
const ACROSS = 56; // the two sides
const PAD = 14;
const TITLE = 22;
const WORDS = 18;
const LEAST = 124; // pixels of a counter
const MOST = 232;

/** Counters side by side within `room` pixels where at most `many` do the same. */
function counters_across(many: number, room: number): { across: number; w: number } {
  const fit = Math.floor((room + COUNTER.gap) / (LEAST + COUNTER.gap));
  const across = Math.max(1, Math.min(fit, many));
  return { across, w: Math.min(MOST, (room - (across - 1) * COUNTER.gap) / across) };
}

/** Counters in rows. */
function counters_in(
  pieces: readonly Piece[],
  { across, w }: { across: number; w: number },
  ruler: Ruler,
): CounterLayout[][] {
  const rows: CounterLayout[][] = [];
  pieces.forEach((piece, i) => {
    const counter = counter_layout(piece, w, ruler, piece.lost > 0 ? 24 : 0);
    const row = (rows[Math.floor(i / across)] ??= []);
    row.push({ ...counter, x: row.length * (w + COUNTER.gap) });
  });
  return rows;
}

/** One area at x, y, as high as it needs to be. */
export function field_of(area: Area, x: number, y: number, w: number, rulers: Rulers): Field {
  const room = w - 2 * PAD;
  const left = x + PAD;
  let down = y + PAD;
  const lines = (words: string, ruler: Ruler, step: number): Line[] =>
    fit_lines(words, room, 3, ruler).map((line) => ({ x: left, y: (down += step), words: line }));
  const title = lines(area.words, rulers.title, TITLE - 4);
  const doing: Line[] = [];
  const counters: CounterLayout[] = [];
  const groups = by_words(area.pieces);
  const most = Math.max(0, ...groups.map((group) => group.pieces.length));
  const size = counters_across(most, room);
  for (const group of groups) {
    down += 6;
    doing.push(...lines(group.words, rulers.words, WORDS));
    down += 9;
    for (const row of counters_in(group.pieces, size, rulers.name)) {
      const h = Math.max(...row.map((counter) => counter.h));
      counters.push(...row.map((counter) => ({ ...counter, x: left + counter.x, y: down, h })));
      down += h + COUNTER.gap;
    }
  }
  const signs: Line[] = [];
  for (const sign of area.signs) signs.push(...lines(sign.words, rulers.words, WORDS));
  if (signs.length > 0) down += 4;
  return { side: area.side, x, y, w, h: down + PAD - y, title, doing, signs, counters };
}

/** Areas one below the other. */
function column_of(
  areas: readonly Area[],
  x: number,
  y: number,
  w: number,
  rulers: Rulers,
): Field[] {
  const fields: Field[] = [];
  for (const area of areas) {
    const last = fields.at(-1);
    fields.push(field_of(area, x, last ? last.y + last.h + BETWEEN : y, w, rulers));
  }
  return fields;
}

const bottom = (fields: readonly Field[]): number => Math.max(0, ...fields.map((f) => f.y + f.h));

const lower = <Place extends { y: number }>(places: Place[], by: number): Place[] =>
  places.map((place) => ({ ...place, y: place.y + by }));

/** Moves a field and all that is in it down, and makes it higher. */
function stretched(field: Field, by: number, more: number): Field {
  return {
    ...field,
    y: field.y + by,
    h: field.h + more,
    title: lower(field.title, by),
    doing: lower(field.doing, by),
    counters: lower(field.counters, by),
    signs: lower(field.signs, by + more),
  };
}

/** Makes the fields of a column end at `to`, each as much higher. */
function fill(fields: Field[], to: number): Field[] {
  const more = (to - bottom(fields)) / Math.max(1, fields.length);
  return fields.map((field, i) => stretched(field, more * i, more));
}

/** The ground of both sides, with the attack going across between. */
export function lay_fields(areas: readonly Area[], width: number, rulers: Rulers): Fields {
  const ours = areas.filter((area) => area.side === 'attacker');
  const theirs = areas.filter((area) => area.side !== 'attacker');
  const both = ours.length > 0 && theirs.length > 0;
  const inner = width - 2 * MARGIN;
  if (!both || width < SIDE_BY_SIDE) return stacked(ours, theirs, inner, rulers);
  const half = (inner - ACROSS) / 2;
  const left = column_of(ours, MARGIN, MARGIN, half, rulers);
  const right = column_of(theirs, MARGIN + half + ACROSS, MARGIN, half, rulers);
  const end = Math.max(bottom(left), bottom(right));
  const fields = [...fill(left, end), ...fill(right, end)];
  const arrow = { x: MARGIN + half + ACROSS / 2, y: (MARGIN + end) / 2, down: false };
  return { fields, width, height: end + MARGIN, arrow };
}

function stacked(ours: Area[], theirs: Area[], inner: number, rulers: Rulers): Fields {
  const above = column_of(ours, MARGIN, MARGIN, inner, rulers);
  const between = above.length > 0 && theirs.length > 0;
  const end = bottom(above);
  const below = column_of(theirs, MARGIN, between ? end + ACROSS : MARGIN, inner, rulers);
  const fields = [...above, ...below];
  const arrow = { x: MARGIN + inner / 2, y: end + ACROSS / 2, down: true };
  return {
    fields,
    width: inner + 2 * MARGIN,
    height: bottom(fields) + MARGIN,
    arrow: between ? arrow : null,
  };
}
