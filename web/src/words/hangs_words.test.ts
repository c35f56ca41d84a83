import { expect, test } from 'vitest';
import type { Ending, HangsOn, HungChange, HungSetting } from '../door/replies';
import {
  conclusion_words,
  first_told,
  others_words,
  those_told,
  turning_words,
} from './hangs_words';

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

test('what makes something else of the answer is told beneath it', () => {
  const by_half = setting('disorganised', 0.5, [
    change('fights', 0.5, 1),
    change('stays', 0.005, 0.505),
    change('flees', 0.02, 0.52),
    change('never', 1, null),
  ]);
  const dice = setting('dice', 0.5, [change(3, 0.5, 0), change(5, 0.1, 0.6)]);
  const less = setting('less', 0.49, [change('no', 1, null), change('far', 0.49, 0.99)]);
  expect(turning_words({ ...hangs, settings: [by_half, less, dice] }, '50')).toEqual([
    'It turns on disorganised = disperses (open, NQM-S10): with fights 100, with flees 52, with never no such assault (NQM-20), not 50.',
    'It turns on dice = disperses (open, NQM-S10): with 3: 0, with 5: 60, not 50.',
  ]);
  expect(turning_words(hangs, '50')).toEqual([]);
});

test('what a fight until it is decided gives, where this one can end undecided', () => {
  const conclusion = {
    clock: 'hours',
    value: 'unlimited',
    ground: 0.902,
    attacker_losses: 1.1,
    defender_losses: 2.4,
  };
  const ending = (p: number): Ending => ({ id: 'unresolved', words: 'unresolved', p }) as Ending;
  const words = (p: number, asked: HangsOn): string =>
    conclusion_words(asked, { endings: [ending(p)] }, 'the position falls');
  expect(words(0.17, { ...hangs, conclusion })).toBe(
    'Fought on until it is decided (hours: unlimited), the position falls in 90.',
  );
  expect(words(0, { ...hangs, conclusion })).toBe('');
  expect(words(0.17, hangs)).toBe('');
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
