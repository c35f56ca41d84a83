// Places on a table top in the words of a scenario: "137.5 mm, 175 mm".
import { LENGTHS } from '../../door/marks';

type Length = (typeof LENGTHS)[number];

/** 0.1 mm, and of the longer ones what is not much more. */
const DIGITS: Record<Length['name'], number> = { mm: 1, cm: 2, in: 2 };

/** "43.5 mm" */
export const length_words = (tenths: number, { name, tenths: one }: Length): string =>
  `${Number((tenths / one).toFixed(DIGITS[name]))} ${name}`;

export const place_words = (x: number, y: number, length: Length): string =>
  `${length_words(x, length)}, ${length_words(y, length)}`;

/** The same the other way round; null of what is said in another way. */
export function place_said(text: unknown): [number, number] | null {
  if (typeof text !== 'string') return null;
  const said = text.split(',').map((part) => /^\s*(-?[\d.]+)\s*(mm|cm|in)\s*$/.exec(part));
  const [x, y] = said.map((found) => {
    const one = LENGTHS.find(({ name }) => name === found?.[2]);
    return one ? Math.round(Number(found?.[1]) * one.tenths) : NaN;
  });
  if (said.length !== 2 || x === undefined || y === undefined || isNaN(x + y)) return null;
  return [x, y];
}

/** As a player reads it, who measures in inches too: "43.5 mm (1.7 in)". */
export function measured(tenths: number, length: Length): string {
  const inches = `${(tenths / LENGTHS[2].tenths).toFixed(1)} in`;
  if (length.name === 'in') return inches;
  return `${Number((tenths / length.tenths).toFixed(1))} ${length.name} (${inches})`;
}
