import { expect, test } from 'vitest';
import { system } from '../../words/sample';
import { sign_of } from './ending_sign';

test('every ending of the same gain has a shape of its own', () => {
  const signs = system.endings.map((row) => sign_of(system, row.id));
  const hollow = signs.filter((sign) => sign.gained === 'none').map((sign) => sign.path);
  expect(new Set(hollow).size).toBe(hollow.length);
  expect(sign_of(system, 'position-taken').gained).toBe('all');
});
