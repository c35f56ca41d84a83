// Chances as numbers in a hundred: whole numbers that add up, never rounded to all or nothing.
// `digits` adds decimals, if the caller asks for them.

/** A number in a hundred, in words that a person understands at once. */
export interface InHundred {
  /** For a table: "76", "<1", ">99", "certain", "never". */
  word: string;
  /** For a sentence: "76", "fewer than 1", "more than 99", "all", "none". */
  spoken: string;
}

const scale = (digits: number): number => 10 ** digits;

/** Whole numbers in 100 (in 10 ** `digits` parts of one) that add up; the `marked` ones add up to
    their own rounded sum. By largest remainders. */
export function share100(
  p: readonly number[],
  digits = 0,
  marked: readonly boolean[] = [],
): number[] {
  const all = 100 * scale(digits);
  const sum = (some: readonly number[]): number => some.reduce((a, b) => a + b * all, 0);
  const one = p.map((x, i) => (marked[i] ? x : 0));
  const other = p.map((x, i) => (marked[i] ? 0 : x));
  const of_one = Math.round(sum(one));
  const units = shared_to(one, all, of_one);
  const rest = shared_to(other, all, Math.round(sum(one) + sum(other)) - of_one);
  return units.map((unit, i) => unit + (rest[i] ?? 0));
}

/** Shares out `all` things by `p`: whole numbers that add up to the rounded sum. */
export function shared(p: readonly number[], all: number): number[] {
  return shared_to(p, all, Math.round(p.reduce((sum, one) => sum + one, 0) * all));
}

/** The same; they add up to the whole number `to`. */
function shared_to(p: readonly number[], all: number, to: number): number[] {
  const exact = p.map((one) => one * all);
  const units = exact.map(Math.floor);
  const over = (i: number): number => (exact[i] ?? 0) - (units[i] ?? 0);
  let left = to;
  for (const unit of units) left -= unit;
  for (; left > 0 && units.length > 0; left -= 1) {
    let most = 0;
    for (let i = 1; i < units.length; i += 1) if (over(i) > over(most)) most = i;
    units[most] = (units[most] ?? 0) + 1;
  }
  return units;
}

const plain = (units: number, digits: number): string => (units / scale(digits)).toFixed(digits);

/** A chance that is neither certain nor never: at the ends "<1" and ">99", not 0 and 100. */
function between(units: number, digits: number): InHundred {
  const all = 100 * scale(digits);
  const shown = plain(Math.min(Math.max(units, 1), all - 1), digits);
  if (units <= 0) return { word: `<${shown}`, spoken: `fewer than ${shown}` };
  if (units >= all) return { word: `>${shown}`, spoken: `more than ${shown}` };
  return { word: shown, spoken: shown };
}

const NEVER: InHundred = { word: 'never', spoken: 'none' };
const CERTAIN: InHundred = { word: 'certain', spoken: 'all' };

/** From units that were shared out. Units cannot tell never or certain, so `sure` does. */
export function in100_of(units: number, sure: 'never' | 'certain' | null, digits = 0): InHundred {
  if (sure) return sure === 'never' ? NEVER : CERTAIN;
  return between(units, digits);
}

/** A word of a table within a sentence: "fewer than 1", "more than 99", "all", "none". */
export const spoken = (word: string): string =>
  [NEVER, CERTAIN].find((one) => one.word === word)?.spoken ??
  word.replace('<', 'fewer than ').replace('>', 'more than ');

/** From a single chance. Less than 1 in 100 is "<1" and never rounded up to 1; ">99" likewise.
    `less`: true if something else can happen; for a `p` that is a sum with a rounding error. */
export function in100(p: number, digits = 0, less = p < 1): InHundred {
  if (!(p > 0)) return NEVER;
  if (!less) return CERTAIN;
  const all = 100 * scale(digits);
  if (p * all < 1) return between(0, digits);
  if ((1 - p) * all < 1) return between(all, digits);
  return between(Math.round(p * all), digits);
}

/** The same for a cell of a table: there exact chances are the short "0" and "100". */
export function cell100(p: number, digits = 0, less = p < 1): string {
  const { word } = in100(p, digits, less);
  return word === NEVER.word ? '0' : word === CERTAIN.word ? '100' : word;
}

/** A number with `digits` decimals, as in the command: a tie goes to the even digit, and a number that
    is not 0 is not shown as 0, but as "<0.1" or "-<0.1". */
export function fixed(value: number, digits: number): string {
  const word = rounded(value, digits);
  if (value === 0 || /[1-9]/.test(word)) return word;
  return `${value < 0 ? '-' : ''}<${plain(1, digits)}`;
}

function rounded(value: number, digits: number): string {
  const twice = value * 2 * scale(digits);
  const dyadic = Number.isInteger(value * 2 ** (digits + 1)); // else it only looks like a tie
  const tie = dyadic && twice % 2 === 1;
  if (!tie) return value.toFixed(digits);
  const low = Math.floor(twice / 2);
  return plain(low % 2 === 0 ? low : low + 1, digits);
}

/** A number in full, as it would read back. */
export const in_full = (value: number): string => String(value);
