import { expect, test } from 'vitest';
import type { Range, RangeOutcome } from '../../state/range';
import { in100 } from '../../words/hundred';
import {
  column_at,
  FRAME,
  gone_to,
  label_order,
  labels_with_room,
  range_layout,
  y_of,
} from './range_layout';

const known = (ground: number): RangeOutcome => ({ is: 'known', ground, chance: in100(ground) });

const range: Range = {
  of: { scenario: {}, name: 'hours', values: [1, 2, 3, 5, 6, 'unlimited'], present: 2 },
  outcomes: new Map<number | string, RangeOutcome>([
    [1, known(0)],
    [2, known(0.5)],
    [3, { is: 'over' }],
    [5, known(0.75)],
    [6, known(1)],
    ['unlimited', known(1)],
  ]),
  premises: null,
  busy: false,
  patient: false,
  refused: null,
};
const layout = range_layout(range, FRAME.left + FRAME.right + 600);

test('a column for each value, the chance upwards; what has none is a gap', () => {
  expect(layout.band).toBe(100);
  expect(layout.points.map(({ x }) => x - FRAME.left)).toEqual([50, 150, 250, 350, 450, 550]);
  expect(layout.points.map(({ y }) => y)).toEqual(
    [0, 0.5, null, 0.75, 1, 1].map((ground) => (ground === null ? null : y_of(ground))),
  );
});

test('lines go from number to number, over no gap and to no word; skipped values are told', () => {
  expect(layout.lines.map(({ from, to, skips }) => [from.value, to.value, skips])).toEqual([
    [1, 2, false],
    [5, 6, false],
  ]);
  const outcomes = new Map(range.outcomes).set(3, known(0.6));
  const whole = range_layout({ ...range, outcomes }, 640);
  expect(whole.lines.map(({ skips }) => skips)).toEqual([false, false, true, false]);
});

test('there is a column everywhere', () => {
  expect([-50, 0, 149, 151, 580, 9999].map((x) => column_at(layout, FRAME.left + x))).toEqual([
    0, 0, 1, 1, 5, 5,
  ]);
});

test('labels have room, the most important first, and none leaves the plot', () => {
  const { points } = range_layout(range, FRAME.left + FRAME.right + 150);
  const order = label_order(range.of.values, 2);
  expect(order).toEqual([1, 0, 5, 3, 2, 4]);
  const width = FRAME.left + FRAME.right + 150;
  const labels = labels_with_room(points, (i) => String(range.of.values[i]), order, width);
  expect(labels.map(({ words }) => words)).toEqual(['2', '1', 'unlimited', '3']);
  const last = labels.find(({ words }) => words === 'unlimited');
  expect((last?.x ?? 0) + ('unlimited'.length * 7.5) / 2).toBeLessThanOrEqual(width);
});

test('where the keys go', () => {
  const keys = ['ArrowLeft', 'ArrowUp', 'PageUp', 'PageDown', 'Home', 'End', 'a'];
  expect(keys.map((key) => gone_to(key, 3, 7))).toEqual([2, 4, 6, 0, 0, 6, null]);
});
