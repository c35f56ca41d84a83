import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { without_browser } from './no_browser';
import { said_words } from '../../src/words/said';

test('the page as it is built is the answer to the sample', async () => {
  const { html, sample } = await without_browser(async () =>
    (await import('../../src/shell/as_built')).as_built(),
  );
  const { default: first } = await import('first-answer');
  const says = (words: string): boolean => html.replaceAll(/<[^>]*>/g, '').includes(words);
  expect(says(said_words(first.odds.headline))).toBe(true);
  expect(says('Best for the defender')).toBe(true);
  expect(html.includes('aria-label="Attacker: strength" aria-valuenow="6"')).toBe(true);
  expect(html.includes('style=')).toBe(false);
  expect(sample).toMatch(/^1a\./);
  const widths = [...html.matchAll(/data-width="(\d+)"/g)].map(([, width]) => width);
  const css = readFileSync(new URL('../../src/ground/ground.css', import.meta.url), 'utf8');
  const shown = [...css.matchAll(/\[data-width='(\d+)'\]/g)].map(([, width]) => width);
  expect(widths).toEqual(shown);
});
