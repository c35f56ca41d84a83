import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Odds, RuleSystem } from '../door/replies';
import { csv } from './csv';

// The command is held against the same cases (tests/cli/test_csv_cells.c).
const cases = readFileSync(new URL('../../../tests/cli/csv_cells.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; cell: string });

const odds = { endings: [{ id: 'held', p: 1 }], measures: {} } as unknown as Odds;
const system = { measures: [] } as unknown as RuleSystem;

test('a text is a cell that no spreadsheet runs', () => {
  expect(cases.length).toBeGreaterThan(30);
  for (const { text, cell } of cases)
    expect(csv(text, odds, system)).toBe(`scenario,what,id,value,p\n${cell},ending,held,,1\n`);
});
