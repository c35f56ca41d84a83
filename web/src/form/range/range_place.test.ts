import { expect, test } from 'vitest';
import { range_place } from './range_place';

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };
const field = (left: number, top: number, width = 350, height = 50) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

test('beside the field, its head at the head of the field', () => {
  expect(range_place(field(40, 330), { width: 416, height: 380 }, desk)).toMatchObject({
    left: 398,
    top: 330,
  });
});

test('on its other side where there is no room, and never beyond the screen', () => {
  const panel = { width: 416, height: 380 };
  expect(range_place(field(900, 330), panel, desk)).toMatchObject({ left: 476, top: 330 });
  expect(range_place(field(40, 800), panel, desk)).toMatchObject({ left: 398, top: 512 });
  expect(range_place(field(40, -30), panel, desk)).toMatchObject({ left: 398, top: 8 });
});

test('on a phone below the field, else above it, else whole over the field', () => {
  const panel = { width: 344, height: 380 };
  expect(range_place(field(16, 200), panel, phone)).toMatchObject({ left: 8, top: 258 });
  expect(range_place(field(16, 600), panel, phone)).toMatchObject({ left: 8, top: 212 });
  expect(range_place(field(16, 330), panel, phone)).toEqual({ left: 8, top: 352, height: 724 });
});

test('what is higher than the screen is scrolled within it', () => {
  const low = { width: 600, height: 360 };
  const panel = { width: 344, height: 400 };
  expect(range_place(field(16, 150), panel, low)).toMatchObject({ top: 8, height: 344 });
});
