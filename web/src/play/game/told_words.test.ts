// What is asked, in sentences.
import { expect, test } from 'vitest';
import type { Question } from '../../door/replies';
import { listed } from '../../words/sentence';
import { dice_wanted, order_words, question_words } from './told_words';

test('things in a row', () => {
  expect([listed([]), listed([3]), listed([3, 2]), listed([6, 4, 2])]).toEqual([
    '',
    '3',
    '3 and 2',
    '6, 4 and 2',
  ]);
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
  const option = { id: 'a', words: 'roll 2 dice', clause: null, ordered: true, standing: true };
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
    options: [option, { ...option, words: 'roll 1 die', ordered: false, standing: false }],
  });
  expect(words).toBe('Defender: How many dice? 1, roll 2 dice (standing order); 2, roll 1 die.');
  expect(order_words({ ...option, standing: false })).toBe('orders given');
});
