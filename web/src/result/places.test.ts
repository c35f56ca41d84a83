import { expect, test } from 'vitest';
import type { Scenario } from '../door/replies';
import type { Stands } from '../move/table';
import { differ_in_places } from './places';

const scenario = (at: string, more: Scenario = {}): Scenario => ({
  rules: 'nqm',
  attacker: { units: [{ at: [at, '9 mm, 9 mm'] }] },
  ...more,
});
const models = [{ from: 'attacker.units[0].at[0]' }] as Stands[];

test('only where models stand may differ', () => {
  const drawn = scenario('1 mm, 1 mm');
  expect(differ_in_places(drawn, scenario('5 mm, 5 mm'), models)).toBe(true);
  expect(differ_in_places(drawn, scenario('1 mm, 1 mm', { title: 'Other' }), models)).toBe(false);
  expect(differ_in_places(drawn, scenario('1 mm, 1 mm'), [])).toBe(true);
  expect(differ_in_places(drawn, null, models)).toBe(false);
});
