import { expect, test } from 'vitest';
import type { RuleSystem, Scenario } from '../door/replies';
import { ask } from '../door/core_under_test';
import { branch_at, key_tree, type Branch } from './key_tree';
import { like, new_item, next_name, said_as } from './new_item';
import { is_open, is_unusual } from './open_keys';
import { short_form } from './short_form';
import { alternative_taken, alternatives_of } from './alternatives';

const nqm = ask<RuleSystem>({ do: 'rules', id: 'nqm' });
const tree = key_tree(nqm.keys);
const at = (path: string): Branch => branch_at(tree, path) as Branch;
const ways = alternatives_of(at('attacker'));

test('keys that exclude the same key are one way to say it', () => {
  expect(ways.map((way) => way.branches.map((key) => key.name))).toEqual([
    ['strength', 'pins'],
    ['stands'],
  ]);
  expect(alternatives_of(tree)).toEqual([]);
  expect(alternative_taken(ways, { stands: [] })).toBe(1);
  expect(alternative_taken(ways, { quality: 'elite' })).toBe(0);
});

test('said the other way it is an assault as before, and of the same strength', () => {
  const block = { quality: 'veteran', strength: 6, pins: 1 };
  const listed = said_as(ways[1] as (typeof ways)[0], ways, block);
  expect(listed).toEqual({ quality: 'veteran', stands: [{ name: 'Stand A', strength: 6 }] });
  const scenario = { rules: 'nqm', attacker: listed, defender: '3 regular' } as Scenario;
  expect(() => ask({ do: 'new', scenario })).not.toThrow();
  const two = { quality: 'veteran', stands: [{ strength: 6 }, { strength: 2 }] };
  expect(said_as(ways[0] as (typeof ways)[0], ways, two)).toEqual({
    quality: 'veteran',
    strength: 8,
  });
});

test('a new item has what it must have and a name of its own', () => {
  const stands = at('attacker.stands');
  expect(new_item(stands, [])).toEqual({ name: 'Stand A' });
  expect(new_item(stands, [{ name: 'Stand B' }])).toEqual({ name: 'Stand C' });
});

test('one more like another has the next name and no id', () => {
  const stands = [{ name: 'A Coy', id: 'a', red: 1 }, { name: 'B Coy' }];
  expect(like(at('attacker.stands'), stands, 0)).toEqual({ name: 'C Coy', red: 1 });
  expect(next_name('Coy 9', [])).toBe('Coy 10');
  expect(next_name('Stand A', ['Stand B'])).toBe('Stand C');
  expect(next_name('Z Coy', [])).toBe('Z Coy 2');
  expect(next_name('1 Coy', ['2 Coy'])).toBe('3 Coy');
  expect(next_name('Guards', ['Guards 2'])).toBe('Guards 3');
});

test('an item is written short, by the form that says most, and the rest stands behind it', () => {
  const stand = { name: '1 Coy', strength: 3, red: 1, area: 'north knoll', reserve: true };
  expect(short_form(at('defender.stands[]'), stand)).toEqual({
    text: '1 Coy 3, 1 red on north knoll',
    besides: ['reserve'],
  });
  const hq = { name: 'HQ', class: 'command', red: 0, grouped: false };
  expect(short_form(at('attacker.stands[]'), hq)).toEqual({ text: 'HQ', besides: ['command'] });
  const side = { quality: 'elite', strength: 4, pins: 2, in_supply: false };
  expect(short_form(at('attacker'), side)).toEqual({
    text: '4 elite, 2 pins',
    besides: ['not in supply'],
  });
});

test('one of a list is one, and not several', () => {
  const listed = (count: number): string | undefined =>
    short_form(at('attacker'), { stands: Array(count).fill({ name: 'A' }) }).besides[0];
  expect([listed(1), listed(2)]).toEqual(['1 stand', '2 stands']);
});

test('what it writes is read by the door as it was', () => {
  const stand = { name: 'B Coy', strength: 3, red: 1, black: 1, battalion: '1 Bn' };
  const { text } = short_form(at('attacker.stands[]'), stand);
  const scenario = { rules: 'nqm', attacker: { stands: [text] }, defender: '3 regular' };
  const reply = ask<{ scenario: { attacker: { stands: unknown[] } } }>({ do: 'new', scenario });
  expect(reply.scenario.attacker.stands[0]).toEqual(stand);
});

test('what the sample says, short forms have room for, or a number of a side, is shown at once', () => {
  const shown = (group: string): string[] =>
    at(group)
      .branches.filter((key) => is_open(at(group), key, `${group}.${key.name}`, [nqm.sample]))
      .map((key) => key.name);
  expect(shown('attacker')).toEqual(['quality', 'strength', 'pins', 'stands']);
  expect(is_open(tree, at('hours'), 'hours', [nqm.sample])).toBe(true);
  expect(is_open(tree, at('ground'), 'ground', [nqm.sample])).toBe(false);
  expect(is_open(tree, at('ground'), 'ground', [{ ground: 'close' }])).toBe(true);
});

test('only what differs from the usual is unusual', () => {
  expect(is_unusual(at('hours'), 1)).toBe(false);
  expect(is_unusual(at('hours'), 2)).toBe(true);
  expect(is_unusual(at('attacker.hq'), undefined)).toBe(false);
});
