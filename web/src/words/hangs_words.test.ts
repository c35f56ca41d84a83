import { expect, test } from 'vitest';
import type { HangsOn, HungSetting } from '../door/replies';
import { first_told, others_words, those_told } from './hangs_words';

const setting = (name: string, moved: number, moves: HungSetting['moves']): HungSetting => ({
  name,
  words: 'what is it?',
  value: 'disperses',
  confidence: 'open',
  clause: 'NQM-S10',
  moved,
  moves,
});

const hangs: HangsOn = {
  aim: 'ground',
  orders: 'standing',
  rules: 'nqm',
  situations: 12,
  ground: 0.5,
  settings: [
    setting('barred', 1, [{ value: 'no', ground: null, clause: 'NQM-20' }]),
    setting('far', 0.4, [
      { value: 'fights', ground: 0.9, clause: null },
      { value: 'stays', ground: 0.505, clause: null },
    ]),
    setting('edge', 0.01, [{ value: 3, ground: 0.49, clause: null }]),
    setting('near', 0.0099, [{ value: 3, ground: 0.4901, clause: null }]),
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

test('of many the first five', () => {
  const many = those_told({ ...hangs, settings: Array(7).fill(hangs.settings[1]) });
  expect(first_told(many)).toHaveLength(5);
});

test('how many others there are', () => {
  expect(others_words(hangs, 3)).toBe('1 other moves it by less than 1 in 100.');
  expect(others_words(hangs, 2)).toBe('2 others move it by less than 1 in 100.');
  expect(others_words(hangs, 4)).toBe('');
  expect(others_words(hangs, 0)).toMatch('leave 4 numbers or readings open here; none');
});
