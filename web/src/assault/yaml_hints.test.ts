import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { silent_hint, yaml_hint } from './yaml_hints';
import { yaml_words } from './yaml_words';

interface Case {
  line: string;
  write: string | null;
  silent?: boolean;
}

test('each line of the cases has the hint that the command gives', () => {
  const text = readFileSync(
    new URL('../../../tests/cli/yaml_hints.jsonl', import.meta.url),
    'utf8',
  );
  const cases = text.trimEnd().split('\n');
  expect(cases.length).toBeGreaterThan(50);
  for (const one of cases) {
    const { line, write, silent } = JSON.parse(one) as Case;
    expect(yaml_hint(line)?.write ?? null, line).toBe(write);
    expect(silent_hint(line)?.write ?? null, line).toBe(silent === true ? write : null);
  }
});

test('a message of the reader is one of the command, by its words or its code', () => {
  const tab = 'a tab stands here, where YAML needs blanks';
  expect(yaml_words('TAB_AS_INDENT', 'Tabs are not allowed')).toBe(tab);
  const closing = 'Missing closing "quote';
  expect(yaml_words('MISSING_CHAR', closing)).toContain('in double quotes');
  expect(yaml_words('IMPOSSIBLE', 'nobody knows')).toBe('nobody knows');
});
