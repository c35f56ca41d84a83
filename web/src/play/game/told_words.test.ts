// A step of play in sentences.
import { expect, test } from 'vitest';
import type { Question, Read, Step } from '../../door/replies';
import { listed } from '../../words/sentence';
import { dice_wanted, question_words, reading_words, step_words } from './told_words';

const pair = (kind: Read['kind'], faces: number[], words: string): Read => ({
  kind,
  clause: 'R-1',
  words,
  faces,
  dice: 0,
  number: 0,
  sides: ['attacker', 'defender'],
  stage: 'the attack',
});

const READ = [
  pair('first', [6, 5], '6 beats 5'),
  pair('spare', [4, 0], '4 has nobody to fight'),
  pair('spare', [2, 0], '2 has nobody to fight'),
];

const STEP: Step = {
  line: 3,
  at: 'attack',
  words: 'Attack',
  who: null,
  clause: null,
  bundle: null,
  heading: '',
  kind: 'throw',
  choose: null,
  threw: {
    faces: [[6, 4, 2], [5]],
    sides: ['attacker', 'defender'],
    stages: ['the attack', 'the defence'],
  },
  reading: READ,
  events: [{ clause: 'R-2', words: 'the defender takes a pin', side: 'defender', unit: null }],
};

test('things in a row', () => {
  expect([listed([]), listed([3]), listed([3, 2]), listed([6, 4, 2])]).toEqual([
    '',
    '3',
    '3 and 2',
    '6, 4 and 2',
  ]);
});

test('a throw: who threw what, how it was read, what came of it', () => {
  expect(step_words(STEP)).toBe(
    'The attacker throws 6, 4 and 2 for the attack, the defender 5 for the defence. ' +
      '6 beats 5, 4 and 2 have nobody to fight. The defender takes a pin.',
  );
});

test('one die without an opponent keeps the words of the rules', () => {
  expect(reading_words(READ.slice(0, 2))).toBe('6 beats 5, 4 has nobody to fight.');
});

test('stages are named', () => {
  const row: Read = { ...pair('stage', [0, 0], '2 of 4'), sides: ['attacker'], stage: 'hits' };
  expect(reading_words([row])).toBe('Hits: 2 of 4.');
});

const THROW: Extract<Question, { kind: 'throw' }> = {
  kind: 'throw',
  step: 'attack',
  words: 'Attack: 6 against 3',
  clause: null,
  side: 'attacker',
  dice: 3,
  of: 3,
  sides: 6,
  stage: 'the attack',
  again: false,
  throw: '3d6',
  thrown: [],
};

test('what dice are wanted', () => {
  expect(dice_wanted(THROW)).toBe('3 dice for the attack');
  expect(dice_wanted({ ...THROW, dice: 1 })).toBe('1 more die for the attack');
  expect(dice_wanted({ ...THROW, stage: 'to hit' })).toBe('3 dice to hit');
  expect(dice_wanted({ ...THROW, again: true, stage: null })).toBe('3 dice once more');
});

test('a question with its options, the standing order named', () => {
  const option = { id: 'a', words: 'roll 2 dice', clause: null, standing: true };
  const words = question_words({
    kind: 'choice',
    step: 's',
    who: 'defender',
    words: 'How many dice?',
    clause: null,
    bundle: null,
    free: false,
    pieces: null,
    standing: '',
    options: [option, { ...option, words: 'roll 1 die', standing: false }],
  });
  expect(words).toBe('Defender: How many dice? 1, roll 2 dice (standing order); 2, roll 1 die.');
});
