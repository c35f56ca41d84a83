// The values of a number that its curve shows: all of a short range, else those round the present
// value, and fewer and fewer on the way to the ends.

/** A number of the range, or a word that may stand in its place. */
export type RangeValue = number | string;

/** So many numbers at most. */
const MOST = 25;
/** Of a longer range so many stand side by side, the present one in their middle. */
const NEAR = 15;

const from_to = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Steps that people count by, the largest first, and how much of one a gap must be. */
const STEPS = [500, 100, 50, 10, 5, 1];
const MUCH = 0.7;

const round_step = (gap: number): number => STEPS.find((step) => gap >= MUCH * step) ?? 1;

/** On the way from `edge`, which is left out, to `end`: at most `count`, farther and farther apart,
    round where there is room, and `end` itself. */
function on_the_way(edge: number, end: number, count: number): number[] {
  const length = Math.abs(end - edge);
  const way = end < edge ? -1 : 1;
  const far = (k: number): number => length * (k / count) ** 2;
  const stops = from_to(1, count).map((k) => {
    const step = round_step(far(k) - far(k - 1));
    return Math.round((edge + way * far(k)) / step) * step;
  });
  const within = stops.filter((value) => (value - edge) * way > 0 && (end - value) * way > 0);
  return [...within, end];
}

/** Ascending, each once; the ends and the present value are among them. */
export function range_values(low: number, high: number, present: number | undefined): number[] {
  if (high - low < MOST) return from_to(low, high);
  const middle = Math.min(Math.max(present ?? low, low), high);
  const first = Math.min(Math.max(low, middle - (NEAR - 1) / 2), high - NEAR + 1);
  const last = first + NEAR - 1;
  const [below, above] = [first - low, high - last];
  const room = MOST - NEAR;
  const fair = Math.round((room * below) / (below + above));
  const less = below === 0 ? 0 : above === 0 ? room : Math.min(Math.max(fair, 1), room - 1);
  const values = [
    ...(less > 0 ? on_the_way(first, low, less) : []),
    ...from_to(first, last),
    ...(less < room ? on_the_way(last, high, room - less) : []),
  ];
  return [...new Set(values)].sort((a, b) => a - b);
}

/** The same values, the present one first and then its neighbours on both sides. */
export function nearest_first(
  values: readonly RangeValue[],
  present: RangeValue | undefined,
): RangeValue[] {
  const middle = Math.max(0, present === undefined ? 0 : values.indexOf(present));
  const far = (value: RangeValue): number => Math.abs(values.indexOf(value) - middle);
  return [...values].sort((a, b) => far(a) - far(b));
}

/** Whether nothing between the two is left out. */
export const is_next = (one: RangeValue | undefined, other: RangeValue | undefined): boolean =>
  typeof one === 'number' && typeof other === 'number' && other - one === 1;

/** "1 to 15, 17, 20, unlimited" */
export function runs_words(values: readonly RangeValue[]): string[] {
  const runs: RangeValue[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run && is_next(run.at(-1), value)) run.push(value);
    else runs.push([value]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String)));
}
