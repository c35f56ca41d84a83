import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ask } from '../door/core_under_test';
import type { New, Odds, RuleSystem, Scenario, Show } from '../door/replies';
import { csv, number_text } from './csv';
import { file_name } from './file_name';
import links from './links.json';
import { markdown } from './markdown';
import { one_line } from './one_line';
import { in_order, json_text, yaml_text } from './scenario_file';
import type { Told } from './told';

const system = ask<RuleSystem>({ do: 'rules', id: 'nqm' });
const every = links.find(({ about }) => about.startsWith('every kind'))?.means
  .scenario as unknown as Scenario;

function told(scenario: Scenario, sentences: string[] = []): Told {
  return {
    scenario,
    show: ask<Show>({ do: 'show', scenario }),
    odds: ask<Odds>({ do: 'odds', scenario }),
    system,
    after: null,
    sentences,
    version: '0.2.0',
    link: 'https://example.org/#1a.x',
  };
}

const hill = told(system.sample);

test('one line says who, what, whose rules and where', () => {
  expect(one_line(hill)).toBe(
    '6 Regular points attack 3 Regular points; 1 hour, up to 3 attacks: 76 position taken, ' +
      '17 unresolved, 7 attack broken, <1 both broken of 100 ' +
      '(Not Quite Mechanised, standing orders, Bayonet 0.2.0) https://example.org/#1a.x',
  );
});

test('one line names rules that were changed', () => {
  const scenario = { ...system.sample, parameters: { win: 'bases-inside', 'A-9': 'gross' } };
  expect(one_line(told(scenario))).toMatch('with win = bases-inside, A-9 = gross, Bayonet');
  const club = { ...system.sample, preset: 'house', parameters: { 'A-9': 'gross' } };
  expect(one_line({ ...hill, scenario: club })).toMatch(
    'with preset = house, A-9 = gross, Bayonet',
  );
});

test('of a game it says after how many steps', () => {
  const game = { ...hill, after: 'after 2 steps' };
  const forces = '6 Regular points attack 3 Regular points; 1 hour, up to 3 attacks, after 2 steps';
  expect(one_line(game)).toMatch(`${forces}: 76 position taken`);
  expect(markdown(game)).toMatch(`\n\n${forces}\n\n`);
});

test('what is certain is said so', () => {
  const odds = { ...hill.odds, listed: ['position-taken'] };
  expect(one_line({ ...hill, odds })).toMatch('up to 3 attacks: position taken, certain (');
});

test('Markdown has the sentence, both tables and the link', () => {
  expect(markdown({ ...hill, sentences: ['Careful: *mind*.'] })).toBe(
    [
      '**One battalion against a Regular company** (Not Quite Mechanised)',
      '',
      '6 Regular points attack 3 Regular points; 1 hour, up to 3 attacks',
      '',
      'In 100 such assaults the attacker takes the position in 76. Standing orders on both sides; aim: ground.',
      '',
      '| in 100 | ending |',
      '| ---: | --- |',
      '| 76 | position taken |',
      '| 17 | unresolved (attacks used up, nobody beaten) |',
      '| 7 | attack broken |',
      '| \\<1 | both broken |',
      '',
      '| casualties, at least | 1 | 2 | 3 | 4 | 5 | average |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      '| attacker (of 6) | 53 | 30 | 14 | 4 | \\<1 | 1.0 |',
      '| defender (of 3) | 96 | 87 | 43 |  |  | 2.3 |',
      '',
      'Careful: \\*mind\\*.',
      '',
      '[Bayonet 0.2.0](https://example.org/#1a.x)',
      '',
    ].join('\n'),
  );
});

test('where there is no link for others, there is none', () => {
  expect(one_line({ ...hill, link: '' })).toMatch(/Bayonet 0\.2\.0\)$/);
  expect(markdown({ ...hill, link: '' })).toMatch(/\n\nBayonet 0\.2\.0\n$/);
});

test('a name with signs of Markdown stays a name', () => {
  const named = { ...hill, show: { ...hill.show, title: 'A|B *c* <d>' } };
  expect(markdown(named)).toMatch('**A\\|B \\*c\\* \\<d\\>** (');
});

test('CSV has the rows of the command, to the last digit', () => {
  const kept = new URL('../../../tests/cli/odds/csv.stdout.exact', import.meta.url);
  const lines = readFileSync(kept, 'utf8').split('\n');
  const first = lines.slice(0, lines.lastIndexOf('scenario,what,id,value,p'));
  const ours = first.map((line) => line.split(',').slice(0, 5).join(','));
  const odds = ask<Odds>({ do: 'odds', short: 'nqm 1 militia v 1 militia', set: { hours: 2 } });
  const text = csv('nqm 1 militia v 1 militia hours=2', odds, system);
  expect(ours.length).toBeGreaterThan(10);
  expect(text).toBe(`${ours.join('\n')}\n`);
});

test('CSV quotes what holds a comma, a quote or an end of line', () => {
  const row = csv('a "b",\nc', hill.odds, system).split('ending,position-taken')[0];
  expect(row).toBe('scenario,what,id,value,p\n"a ""b"",\nc",');
});

test.each([
  [0, '0'],
  [1, '1'],
  [0.1, '0.1'],
  [0.7637146660421641, '0.7637146660421641'],
  [0.00011762676991880916, '0.00011762676991880916'],
  [0.00001234, '1.234e-05'],
  [1e-7, '1e-07'],
  [1.5e-300, '1.5e-300'],
  [-63.532634654290014, '-63.532634654290014'],
  [1234.5, '1234.5'],
])('%d is written as C writes it', (value, text) => {
  expect(number_text(value)).toBe(text);
});

test('a scenario saved as YAML or JSON is the same scenario', async () => {
  for (const text of [await yaml_text(every, system), json_text(every, system)])
    expect(ask<New>({ do: 'new', scenario: parse(text) as Scenario }).scenario).toStrictEqual(
      every,
    );
});

test('a saved scenario is in the order in which a person would write it', () => {
  const written = in_order(every, system);
  expect(Object.keys(written).slice(0, 5)).toStrictEqual([
    'rules',
    'title',
    'aim',
    'parameters',
    'hours',
  ]);
  const stands = (written['attacker'] as { stands: Scenario[] }).stands;
  expect(Object.keys(stands[1] ?? {})).toStrictEqual(['name', 'id', 'strength']);
});

test('a file has a name that every device takes', () => {
  expect(file_name('Œuvre № 7: “Größe”, #1', 'yaml')).toBe('uvre-no-7-gro-e-1.yaml');
  expect(file_name('中隊', 'jsonl')).toBe('assault.jsonl');
  expect(file_name(`${'x'.repeat(59)} y`, 'csv')).toBe(`${'x'.repeat(59)}.csv`);
});

test('a text of lines is written line for line, and read back as it was', async () => {
  const map = '. t\nA .\n';
  const text = await yaml_text({ rules: 'nqm', map, title: ' a\n\n b' } as Scenario, system);
  expect(text).toContain('map: |\n  . t\n  A .\n');
  expect(parse(text)).toEqual({ rules: 'nqm', map, title: ' a\n\n b' });
});
