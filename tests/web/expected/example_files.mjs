// The examples of the project, and the page's own modules to ask about them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { client } from './client.mjs';
import { PAGE, ROOT } from '../support/journey.mjs';
import { door } from './module.mjs';

/** Their names. */
export const FILES = readdirSync(join(ROOT, 'examples')).filter((name) =>
  /\.(yaml|json)$/.test(name),
);

/** The text of an example, with other orders where some are asked for. */
export function text_of(file, orders) {
  const text = readFileSync(join(ROOT, 'examples', file), 'utf8');
  if (!orders) return text;
  if (file.endsWith('.json')) return JSON.stringify({ ...JSON.parse(text), orders });
  return `${text.replace(/^orders:.*\n(?:[ -].*\n)*/m, '')}\norders: ${orders}\n`;
}

const ASSETS = join(PAGE, 'assets');
const doors = new Map();

/** The page's module of a rule system, asked as the page asks it. */
export function door_of(rules) {
  const mine = (name) => name.startsWith(`bayonet-${rules}-`) && name.endsWith('.wasm');
  if (!doors.has(rules)) doors.set(rules, door(join(ASSETS, readdirSync(ASSETS).find(mine))));
  return doors.get(rules);
}

/** The scenario of a text, read by the page's own code, whole; and its module. */
export async function opened(text) {
  const { read_text, yaml } = await client();
  const read = read_text(yaml, text);
  if (!read.scenario) throw new Error(read.words);
  const ask = await door_of(read.scenario.rules);
  return { ask, scenario: ask({ do: 'new', scenario: read.scenario }).scenario };
}
