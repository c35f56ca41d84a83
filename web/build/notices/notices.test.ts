import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { package_of, told, work, works_of } from './notices.ts';

const MIT = `Permission is hereby granted, free of charge, to any person, ${'and so on. '.repeat(20)}`;
const ISC = `Permission to use, copy, modify for any purpose, ${'and so on. '.repeat(20)}`;

let modules = '';
beforeEach(() => (modules = mkdtempSync(join(tmpdir(), 'notices-'))));
afterEach(() => rmSync(modules, { recursive: true }));

/** A package of `name`; its file of the licence may be missing. */
function put(name: string, license: string | undefined, text: string | null): string {
  const folder = join(modules, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.2.3', ...(license ? { license } : {}) }),
  );
  if (text !== null) writeFileSync(join(folder, 'LICENSE'), text);
  return join(folder, 'index.js');
}

const works = (...ids: string[]) => works_of(ids, join(modules, 'node_modules'));

test('a module is of the innermost package, or of the bundler, or ours', () => {
  expect(package_of('/a/node_modules/b/c/d.js', '/m')).toBe('/a/node_modules/b');
  expect(package_of('/a/node_modules/@b/c/d.js', '/m')).toBe('/a/node_modules/@b/c');
  expect(package_of('/a/node_modules/b/node_modules/c/d.js', '/m')).toBe(
    '/a/node_modules/b/node_modules/c',
  );
  expect(package_of('\0vite/preload-helper.js', '/m')).toBe('/m/vite');
  expect(package_of('\0rule-systems', '/m')).toBeNull();
  expect(package_of('/a/web/src/main.tsx', '/m')).toBeNull();
});

test('every package is named with its holders, every licence stands there once', () => {
  const a = put('a', 'MIT', `The MIT License (MIT)\n\nCopyright (c) 2001 Ann\n\n${MIT}`);
  const b = put('@b/b', 'MIT', `MIT License\r\n\r\nCopyright (c) 2002 Bob\r\n\r\n${MIT}\r\n`);
  const c = put('c', 'ISC', `Copyright Cat <cat@example.org>\n\n${ISC}`);
  const text = told(works(a, b, c, a, '/ours.ts'), 'And more.\n');
  const rows = [
    '@b/b 1.2.3 (MIT)\n  Copyright (c) 2002 Bob',
    'a 1.2.3 (MIT)\n  Copyright (c) 2001',
  ];
  for (const row of [...rows, 'c 1.2.3 (ISC)\n  Copyright Cat', 'And more.'])
    expect(text).toContain(row);
  expect(text.split('free of charge')).toHaveLength(2);
  expect(text.split('for any purpose')).toHaveLength(2);
});

test('what follows a licence and is about the tool alone is left out', () => {
  const end = '\n\nend of terms and conditions\n\nThe licenses of others';
  const a = put('a', 'MIT', `MIT License\n\nCopyright (c) 2001 Ann\n\n${MIT}${end}`);
  expect(works(a)[0]?.text).toBe(MIT.trim());
});

test('a package that states no licence stops the build', () => {
  const text = `Copyright (c) 2001 Ann\n\n${MIT}`;
  expect(() => works(put('a', 'MIT', null))).toThrow('a: it states no licence');
  expect(() => works(put('b', undefined, text))).toThrow('b: it states no licence');
  expect(() => works(put('c', 'MIT', MIT))).toThrow('c 1.2.3: its licence cannot be read');
  expect(() => works(put('d', 'MIT', 'Copyright (c) 2001 Ann\n\nAs you like.'))).toThrow(
    'd 1.2.3: its licence cannot be read',
  );
  expect(() => works('\0vite/of-nobody.js')).toThrow('nobody knows whose it is');
});

test('a licence without a year or an address has no holder', () => {
  expect(() => work('a', 'MIT', `Copyright notices are kept.\n${MIT}`)).toThrow('cannot be read');
});
