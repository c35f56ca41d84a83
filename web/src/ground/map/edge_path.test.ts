import { expect, test } from 'vitest';
import { GROUND } from '../../door/marks';
import { edge_path, ring_path } from './edge_path';

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];
const [north_west, north_east, south_east] = square as [
  { x: number; y: number },
  { x: number; y: number },
  { x: number; y: number },
];
const middle = { x: 50, y: 50 };

test('works are a line with teeth that look outwards, whichever way round it runs', () => {
  const north = edge_path(GROUND.works, north_west, north_east, middle);
  expect(north.startsWith('M5.0 5.0L95.0 5.0M')).toBe(true);
  expect(north).toContain('l0.0 -4.0');
  expect(edge_path(GROUND.works, north_east, north_west, middle)).toContain('l0.0 -4.0');
  expect(edge_path(GROUND.works, north_east, south_east, middle)).toContain('l4.0 ');
});

test('water is waves, and what is not known a plain line', () => {
  expect(edge_path(GROUND.water, north_west, north_east, middle)).toContain('q');
  expect(edge_path(0, north_west, north_east, middle)).toBe('M5.0 5.0L95.0 5.0');
});

test('works all round have a line a side', () => {
  expect(ring_path(square, middle).match(/L/g)).toHaveLength(4);
});
