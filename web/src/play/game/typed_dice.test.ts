// Dice as a person types them.
import { describe, expect, test } from 'vitest';
import { add_die, read_dice, take_back } from './typed_dice';

const three = { sides: 6, dice: 3 };
const score = { sides: 20, dice: 2 };

describe('a roll of six-sided dice', () => {
  test.each(['642', '6 4 2', '6,4,2', ' 6, 4 + 2 ', '6/4;2'])('%j', (text) => {
    expect(read_dice(text, three)).toEqual({ faces: [6, 4, 2], fault: null, open: false });
  });

  test('in parts, and from nothing', () => {
    expect(read_dice('6', three).faces).toEqual([6]);
    expect(read_dice('', three)).toEqual({ faces: [], fault: null, open: false });
  });

  test('a face that is none takes nothing', () => {
    expect(read_dice('67', three)).toEqual({
      faces: [],
      fault: '7 is no face of a die with 6 sides (1 to 6).',
      open: false,
    });
    expect(read_dice('0', three).fault).toMatch(/^0 is no face/);
  });

  test('too many dice are named', () => {
    expect(read_dice('64213', three).fault).toBe(
      'That is 5 dice, and 3 dice are asked for: 1 3 are over.',
    );
    expect(read_dice('12', { sides: 6, dice: 1 }).fault).toBe(
      'That is 2 dice, and 1 die is asked for: 2 is over.',
    );
  });

  test('what is no number is quoted', () => {
    expect(read_dice('6 x4', three).fault).toBe('“x4” is no die.');
    expect(read_dice(' +6 4', three).fault).toBe('“+6” is no die.');
  });
});

describe('dice with more sides than nine', () => {
  test('numbers stand apart', () => {
    expect(read_dice('12 7', score)).toEqual({ faces: [12, 7], fault: null, open: false });
    expect(read_dice('127', score).fault).toMatch(/^127 is no face of a die with 20 sides/);
  });

  test('the last number may still grow, until something stands behind it', () => {
    expect(read_dice('1', score)).toEqual({ faces: [1], fault: null, open: true });
    expect(read_dice('1 ', score).open).toBe(false);
    expect(read_dice('3', score).open).toBe(false);
    expect(read_dice('10', { sides: 100, dice: 1 }).open).toBe(true);
  });
});

describe('a die more, a die less', () => {
  test('of six sides', () => {
    expect(add_die('64', 2, three)).toBe('642');
    expect(take_back('6 4 2', three)).toBe('64');
    expect(take_back('', three)).toBe('');
  });

  test('of twenty', () => {
    expect(add_die('12', 7, score)).toBe('12 7 ');
    expect(add_die('', 20, score)).toBe('20 ');
    expect(take_back('12 7', score)).toBe('12 ');
    expect(read_dice(add_die(take_back('12 7', score), 3, score), score).faces).toEqual([12, 3]);
  });
});
