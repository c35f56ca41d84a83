import { expect, test } from 'vitest';
import * as yaml from 'yaml';
import { Refused } from '../door/door';
import { ask } from '../door/core_under_test';
import { is_slip, read_text, type Read, type Slip } from './scenario_text';

const read = (text: string): Read => {
  const done = read_text(yaml, text);
  if (is_slip(done)) throw new Error(done.words);
  return done;
};
const slip = (text: string): Slip => {
  const done = read_text(yaml, text);
  if (!is_slip(done)) throw new Error('it was read');
  return done;
};

/** What the door says about a text that can be read: every fault at its line and column. */
function faults(text: string): Slip[] {
  const done = read(text);
  try {
    ask({ do: 'new', scenario: done.scenario });
    return [];
  } catch (thrown) {
    const { fault } = thrown as Refused;
    return [fault, ...(fault.also ?? [])].map(done.slip);
  }
}

test('YAML and JSON are read alike', () => {
  expect(read('rules: nqm\nattacker: 6 regular\nhours: 2\n').scenario).toEqual({
    rules: 'nqm',
    attacker: '6 regular',
    hours: 2,
  });
  expect(read('{"rules": "nqm", "a": [1, {"b": true}], "c": null}').scenario).toEqual({
    rules: 'nqm',
    a: [1, { b: true }],
    c: null,
  });
});

test('a line ends as on any machine: with a line feed, a carriage return, or both', () => {
  const scenario = { rules: 'nqm', map: '. A\n. D\n' };
  for (const end of ['\n', '\r\n', '\r']) {
    expect(read(['rules: nqm', 'map: |', '  . A', '  . D', ''].join(end)).scenario).toEqual(
      scenario,
    );
    expect(read(['{', '  "rules": "nqm",', '  "a": 1', '}'].join(end)).scenario).toEqual({
      rules: 'nqm',
      a: 1,
    });
  }
});

test('words of YAML 1.1 are words', () => {
  expect(read('a: yes\nb: 010\nc: 1e1\nd: off').scenario).toEqual({
    a: 'yes',
    b: 10,
    c: 10,
    d: 'off',
  });
});

test('what has no place in a scenario is refused where it stands', () => {
  expect(slip('a: &x 1\nb: *x')).toMatchObject({
    words: 'a scenario has no aliases (words with *); write the value again',
    spot: { line: 2, column: 4 },
  });
  expect(slip('a: !!str 1').words).toContain('no tags');
  expect(slip('a: .inf').words).toContain('infinity');
  expect(slip('? [1]\n: 2').words).toContain('a key is a word');
  expect(slip('a: 1\n---\nb: 2')).toMatchObject({ spot: { line: 2 } });
  expect(slip('a: 1\na: 2')).toMatchObject({
    words: 'the key "a" stands here a second time',
    spot: { line: 2, column: 1 },
  });
  expect(slip('['.repeat(100)).spot).not.toBeNull();
  expect(slip('').words).toBe('it is empty');
  expect(slip('- 1').words).toBe('a scenario is a map of keys');
});

test('a syntax error names its trap, on the line before too', () => {
  expect(slip('rules: nqm\nattacker:\n\tquality: regular\n').trap).toEqual({
    words: 'The line is indented with a tab; YAML needs spaces.',
    write: '  quality: regular',
  });
  expect(slip('rules: nqm\nhours:2\nattacker: 6 regular\n').trap?.write).toBe('hours: 2');
  expect(slip('rules: nqm\ntitle: "Hill 3\nattacker: 6 regular\n').trap?.write).toBe(
    'title: "Hill 3"',
  );
});

test('what has no end is shown where it was opened', () => {
  expect(slip('rules: nqm\nattacker: [6, {a: 1}, regular\n')).toMatchObject({
    words: 'this bracket has no partner',
    spot: { line: 2, column: 11 },
  });
  expect(slip('a: "x\nb: 1\n').spot).toEqual({ line: 1, column: 4 });
});

test('faults of the door stand at their lines, as the command places them', () => {
  const text = `rules: nqm
title: Faults, each in its place
hours: 30
attacker:
  quality: regulr
  stands:
    - A Coy 3
    - {name: B Coy, strength: 40}
    - {name: B Coy, clas: fighting}
defender:
  strength: 3
  stands: [1 Coy 3]
`;
  const spots = faults(text).map(({ spot }) => `${spot?.line}:${spot?.column}`);
  expect(spots).toEqual(['3:8', '5:12', '8:31', '9:21', '11:13']);
});

test('what is missing points at what it is missing from', () => {
  expect(
    faults('rules: nqm\ndefender: 3\nattacker:\n  stands:\n    - class: tank\n')[0],
  ).toMatchObject({ spot: { line: 5 }, fault: { path: 'attacker.stands[0].name' } });
});

test('what YAML takes silently is noted', () => {
  expect(read('title: Hill #3\n# a: #b\n').notes.map((note) => note.spot?.line)).toEqual([1]);
});

test('a fault in a text of lines is shown at its line', () => {
  const at = (text: string, path: string, text_line: number, text_column: number): Slip =>
    read(text).slip({ status: 'bad-input', words: 'No.', path, text_line, text_column });
  expect(at('map: |\n  ..\n  .x\n', 'map', 2, 2)).toMatchObject({
    spot: { line: 3, column: 4 },
    line: '  .x',
    trap: null,
  });
  expect(at('a: 1\nmap: |  # drawn\n\n      é .\n       . x\n', 'map', 3, 4).spot).toEqual({
    line: 5,
    column: 10,
  });
  expect(at('map: |1-\r\n   ..\r\n  .x\r\n', 'map', 2, 3).spot).toEqual({ line: 3, column: 4 });
  expect(at('list:\n- map: |\n   .\n   x\n', 'list[0].map', 2, 1).spot).toEqual({
    line: 4,
    column: 4,
  });
  expect(at('map: ".\\nx"\n', 'map', 2, 1).spot).toEqual({ line: 1, column: 6 });
});

test('what looks like a trap is none in a text of lines', () => {
  const text = 'map: |\n  . # .\n  t “ h\nlast: |-\n   a #b\n';
  expect(read(text).notes).toEqual([]);
  expect(read(`${text}title: Hill #3\n`).notes).toHaveLength(1);
  const fault = { status: 'bad-input', words: 'No.', path: 'map', text_line: 1, text_column: 3 };
  expect(read(text).slip(fault).trap).toBeNull();
});

test('an item of a list that is written as a map is found by its key', () => {
  const text = 'rules: nqm\nattacker:\n  stands:\n    A Coy: 3\n    B Coy: 33\ndefender: 3\n';
  expect(faults(text)).toMatchObject([{ spot: { line: 5, column: 5 } }]);
});
