import { expect, test } from 'vitest';
import type { Mark } from '../../door/marks';
import { step_of } from './bases';
import { free_place, ground_at, in_rows, shifted, with_models } from './rows';

test('models stand in rows of five, the further ones towards their own edge', () => {
  expect(in_rows(6, [1000, 6500], 'attacker').slice(4)).toEqual([
    '220 mm, 650 mm',
    '100 mm, 680 mm',
  ]);
  expect(in_rows(6, [1000, 5500], 'defender')[5]).toBe('100 mm, 520 mm');
});

test('who stands somewhere stays there when there are more, or fewer', () => {
  const places = ['10 mm, 20 mm', '99 mm, 99 mm'];
  expect(with_models(places, 3, 'attacker')).toEqual([...places, '40 mm, 20 mm']);
  expect(with_models(places, 1, 'attacker')).toEqual(['10 mm, 20 mm']);
});

test('nobody is put on anybody', () => {
  const step = { east: 450, south: 450 };
  const places = ['10 mm, 20 mm', '99 mm, 99 mm'];
  const taken = [{ places: [['80 mm, 20 mm']], step }];
  expect(with_models(places, 4, 'attacker', step, taken)).toEqual([
    ...places,
    '10 mm, 65 mm',
    '10 mm, 110 mm',
  ]);
});

test('as far apart as the widest base is wide, and boxes in line', () => {
  const [list, own] = ['attacker.units', 'attacker.units[1]'];
  const base = { facing: null, shape: 'disc', w: 250, h: 250, from: `${own}.at[0]` } as Mark;
  const wide: Mark = { ...base, w: 400, h: 400, from: `${list}[10].at[0]` };
  expect(step_of([], [own])).toEqual({ east: 300, south: 300 });
  expect(step_of([base, wide], [])).toEqual({ east: 450, south: 450 });
  expect(step_of([base, wide], [own])).toEqual({ east: 300, south: 300 });
  const box: Mark = { ...base, facing: 1800, shape: 'box', w: 300, h: 150 };
  expect(step_of([box], [own])).toEqual({ east: 300, south: 300 });
  expect(step_of([{ ...box, facing: 900 }], [own])).toEqual({ east: 150, south: 600 });
});

test('a further unit stands beside those of its side, in their front', () => {
  const rows = in_rows(6, [1000, 6500], 'attacker');
  expect(free_place([], 'attacker')).toEqual([1000, 6500]);
  expect(free_place([rows, undefined], 'attacker')).toEqual([3100, 6500]);
  expect(free_place([in_rows(6, [1000, 5500], 'defender')], 'defender')).toEqual([3100, 5500]);
});

test('pieces of ground lie beside each other, a line with two points', () => {
  expect(ground_at(2, 0)).toEqual(['100 mm, 600 mm', '160 mm, 600 mm']);
  expect(ground_at(3, 1)[0]).toBe('190 mm, 585 mm');
});

test('ground is moved as a whole, and not off the table', () => {
  expect(shifted(['10 mm, 20 mm', '40 mm, 20 mm'], 250, -250)).toEqual([
    '35 mm, 0 mm',
    '65 mm, 0 mm',
  ]);
  expect(shifted(['10 mm, 20 mm', '10 mm, 50 mm'], 0, -250)).toEqual([
    '10 mm, 0 mm',
    '10 mm, 30 mm',
  ]);
});
