import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { HangsOn } from '../../door/replies';
import type { Hung } from '../../words/hangs_words';
import { HangsBars } from './hangs_bars';

const rows: Hung[] = [
  { name: 'a', words: 'What is it?', value: 'b', doubt: 'open', losses: '', moves: [] },
];
const hangs = { ground: 0, attacker_losses: 0, defender_losses: 0.001, settings: [] };

test('the chance as it is reads in a sentence, whatever it is', () => {
  const said = (now: string): string =>
    renderToString(h(HangsBars, { hangs: hangs as unknown as HangsOn, rows, now })).replace(
      /<[^>]*>/g,
      '',
    );
  expect(said('never')).toContain('as it is, in none.');
  expect(said('certain')).toContain('as it is, in all.');
  expect(said('76')).toContain('as it is, in 76.');
});
