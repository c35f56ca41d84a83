// The command beside the page: what it says is what the page must say.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { equal } from '../support/equal.mjs';
import { ROOT } from '../support/journey.mjs';

const BAYONET =
  process.env.BAYONET ??
  join(process.env.BAYONET_BUILD ?? join(ROOT, 'build/dev'), 'apps/cli/bayonet');

/** Runs it at the root of the project. */
export function bayonet(...words) {
  const ran = spawnSync(BAYONET, words, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (ran.error) throw ran.error;
  return { status: ran.status, out: ran.stdout, said: ran.stderr };
}

/** Runs it on a file that holds `text`. `words` says where the file's name stands: '{}'. */
export function bayonet_on(text, name, ...words) {
  const folder = mkdtempSync(join(tmpdir(), 'bayonet-'));
  const file = join(folder, name);
  try {
    writeFileSync(file, text);
    return bayonet(...words.map((word) => (word === '{}' ? file : word)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** It replays a record that the page saved, and comes to the question that the page shows. */
export function replays_to({ text, name }, shown) {
  const told = bayonet_on(text, name, 'replay', '{}', '--json');
  equal(told.status, 0, `bayonet replay: ${told.said}`);
  const { question } = JSON.parse(told.out);
  if (!shown.toLowerCase().includes(question.words.toLowerCase()))
    throw new Error(`"${question.words}" is not in ${shown}`);
}
