import { expect, test } from 'vitest';
import type { HangsOn, HungChange, HungSetting } from '../door/replies';
import { first_told, those_told } from './hangs_words';

const change = (value: string | number, moved: number, ground: number | null): HungChange => ({
  value,
  moved,
  ground,
  attacker_losses: ground === null ? null : 1,
  defender_losses: ground === null ? null : 0.944,
  clause: ground === null ? 'NQM-20' : null,
});

const setting = (name: string, moved: number, moves: HungChange[]): HungSetting => ({
  name,
  words: 'what is it?',
  value: 'disperses',
  confidence: 'open',
  clause: 'NQM-S10',
  figure: 'ground',
  moved,
  moves,
  said: [],
});

const hangs: HangsOn = {
  aim: 'ground',
  orders: 'standing',
  rules: 'nqm',
  situations: 12,
  ground: 0.5,
  attacker_losses: 1,
  defender_losses: 0.611,
  conclusion: null,
  premises: [],
  concluded: null,
  turning: [],
  certain: null,
  others: null,
  settings: [
    setting('barred', 1, [change('no', 1, null)]),
    setting('far', 0.4, [change('fights', 0.4, 0.9), change('stays', 0.005, 0.505)]),
    setting('edge', 0.01, [change(3, 0.01, 0.49)]),
    setting('near', 0.0099, [change(3, 0.0099, 0.4901)]),
  ],
};

test('those that move it by 1 in 100 are told, with the moves that do', () => {
  const told = those_told(hangs);
  expect(told.map(({ name }) => name)).toEqual(['barred', 'far', 'edge']);
  expect(told[0]?.moves).toEqual([{ value: 'no', word: null, ground: null, clause: 'NQM-20' }]);
  expect(told[1]?.moves.map(({ value, word }) => [value, word])).toEqual([['fights', '90']]);
  expect(told[2]?.moves[0]?.value).toBe('3');
  expect(told[1]?.words).toBe('What is it?');
  expect(told[1]?.doubt).toBe('open, NQM-S10');
});

test('losses are told where it is they that move', () => {
  const way: HungSetting = {
    ...setting('retreat', 0.1, [change('straight', 0.1, 0.5), change('rear', 0, 0.5)]),
    figure: 'defender_losses',
  };
  const told = those_told({ ...hangs, settings: [way] });
  expect(told[0]?.losses).toBe('the defender’s losses, 0.61 as it is');
  expect(told[0]?.moves).toEqual([{ value: 'straight', word: '0.94', ground: null, clause: null }]);
  expect(those_told(hangs).every(({ losses }) => losses === '')).toBe(true);
});

test('of many the first five', () => {
  const many = those_told({ ...hangs, settings: Array(7).fill(hangs.settings[1]) });
  expect(first_told(many)).toHaveLength(5);
});
