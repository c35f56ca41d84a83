import { expect, test } from 'vitest';
import type { Key, New, RuleSystem } from '../door/replies';
import { ask } from '../door/core_under_test';
import { branch_at, key_tree, usual_of } from './key_tree';

const nqm = ask<RuleSystem>({ do: 'rules', id: 'nqm' });
const tree = key_tree(nqm.keys);

/** Every path that a row of the table stands for. */
const paths_of = (row: string): string[] =>
  row.includes('|')
    ? ['attacker', 'defender'].map((side) => row.replace('attacker|defender', side))
    : [row];

test('a row with alternatives stands for several paths', () => {
  const whole = { kind: 'whole', usual: '1' };
  const keys = [
    { ...whole, path: 'a|b.stands[].red|blue' },
    { ...whole, path: 'a|b.stands' },
    { ...whole, path: 'grid[][]' },
  ] as Key[];
  const [red, stands, grid] = keys;
  const found = key_tree(keys);
  expect(found.branches.map(({ path }) => path)).toEqual(['a', 'b', 'grid']);
  for (const side of ['a', 'b']) {
    expect(branch_at(found, `${side}.stands`)?.key).toBe(stands);
    for (const colour of ['red', 'blue'])
      expect(branch_at(found, `${side}.stands[].${colour}`)).toMatchObject({
        path: `${side}.stands[].${colour}`,
        key: red,
      });
  }
  expect(branch_at(found, 'grid[][]')).toMatchObject({ path: 'grid[][]', key: grid });
  expect(branch_at(found, 'grid')).toMatchObject({ path: 'grid', key: null });
});

test('the tree has every path of the table, in its order', () => {
  for (const key of nqm.keys)
    for (const path of paths_of(key.path)) {
      expect(path).not.toContain('|');
      expect(branch_at(tree, path)?.key).toBe(key);
    }
  expect(tree.branches.map((branch) => branch.name)).toEqual([
    'hours',
    'ground',
    'aftermath',
    'attacker',
    'defender',
  ]);
});

test('everything that the door assumes is somewhere in the tree, with the usual value', () => {
  const stands = ['A Coy 3', { name: 'HQ', class: 'command' }];
  const scenario = { rules: 'nqm', attacker: { stands }, defender: '3 regular' };
  const { assumed } = ask<New>({ do: 'new', scenario });
  expect(assumed.length).toBeGreaterThan(20);
  for (const { path, value } of assumed) {
    const branch = branch_at(tree, path);
    expect(branch && usual_of(branch), path).toBe(value);
  }
});

test('a group without a row, and shared keys below rows of their own, find their places', () => {
  const row = (path: string, kind: Key['kind']): Key => ({
    path,
    kind,
    low: 0,
    high: 9,
    range: null,
    usual: null,
    choices: null,
    example: null,
    shorthand: null,
    excludes: null,
    clause: null,
    unit: null,
    words: path,
  });
  const other = key_tree([
    row('attacker', 'group'),
    row('attacker.left', 'whole'),
    row('defender', 'group'),
    row('attacker|defender.quality', 'whole'),
    row('weather.wind', 'whole'),
    row('attacker.flags[]', 'word'),
    row('woods', 'list'),
    row('woods[]', 'list'),
    row('woods[][]', 'point'),
    row('attacker|defender.units[].models[].at', 'point'),
  ]);
  expect(branch_at(other, 'attacker')?.branches.map((one) => one.name)).toEqual([
    'left',
    'quality',
    'flags',
    'units',
  ]);
  expect(branch_at(other, 'woods[0]')?.kind).toBe('list');
  expect(branch_at(other, 'woods[0][12]')?.path).toBe('woods[][]');
  expect(branch_at(other, 'woods[0][1][2]')).toBeNull();
  expect(branch_at(other, 'defender.units[3].models[0].at')?.kind).toBe('point');
  expect(branch_at(other, 'weather')?.kind).toBe('group');
  expect(branch_at(other, 'attacker.flags[3]')?.kind).toBe('word');
  expect(branch_at(other, 'attacker.nothing')).toBeNull();
});
