import { expect, test } from 'vitest';
import { by_gap, gap, settled, type Base } from './beside';

const disc = (x: number, y: number, w = 250): Base => ({ shape: 'disc', x, y, w, h: w, turn: 0 });
const box = (x: number, y: number, turn = 0): Base => ({
  shape: 'box',
  x,
  y,
  w: 300,
  h: 150,
  turn,
});

test('the gap between discs is from rim to rim', () => {
  expect(gap(disc(0, 0), disc(300, 400))).toBe(250);
  expect(gap(disc(0, 0), disc(200, 0))).toBe(-50);
});

test('the gap between boxes that lie straight is from edge to edge', () => {
  expect(gap(box(0, 0), box(330, 190))).toBe(50);
  expect(gap(box(0, 0), box(0, 225, 90))).toBe(0);
  expect(gap(box(0, 0), box(0, 225, 30))).toBe(null);
  expect(gap(box(0, 0), disc(0, 300))).toBe(null);
});

test('the nearest comes first', () => {
  const others = [disc(1000, 0), disc(0, 400)];
  expect(by_gap(disc(0, 0), others).map(({ to }) => to)).toEqual([others[1], others[0]]);
});

test('a disc that is put down near another touches it, and overlaps nobody', () => {
  const other = disc(0, 0);
  const [x, y] = settled(disc(180, 190), [other], 20);
  const left = gap(disc(Math.round(x), Math.round(y)), other) ?? -1;
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThan(5);
  expect(settled(disc(0, 300), [other], 20)).toEqual([0, 300]);
});

test('a disc near two touches both', () => {
  const others = [disc(0, 0), disc(300, 0)];
  const [x, y] = settled(disc(150, 212), others, 20);
  for (const other of others) {
    const left = gap(disc(Math.round(x), Math.round(y)), other) ?? -1;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(5);
  }
});

test('where there is no room it stays', () => {
  const others = [disc(0, 0), disc(0, 260), disc(220, 130), disc(-220, 130)];
  expect(settled(disc(0, 120), others, 20)).toEqual([0, 120]);
});

test('a box lies flush with the one beside it', () => {
  expect(settled(box(20, 158), [box(0, 0)], 20)).toEqual([20, 150]);
  expect(settled(box(290, 40), [box(0, 0)], 20)).toEqual([300, 40]);
});
