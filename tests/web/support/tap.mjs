// TAP on standard output: a line a test, and `# ` lines for people. A script ends with done(); one that
// ends anywhere else has failed, whatever its status would have been.
let count = 0;
let failed = 0;
let ended = false;

/** What terminals take for colours. */
const COLOURS = /\x1b\[[0-9;]*m/g;

/** A line for people: a figure, what was seen. */
export function remark(words) {
  const plain = String(words).replace(COLOURS, '');
  for (const line of plain.split('\n')) console.log(`# ${line}`);
}

export function passed(words) {
  console.log(`ok ${(count += 1)} - ${words}`);
}

export function skipped(words, why) {
  console.log(`ok ${(count += 1)} - ${words} # SKIP ${why}`);
}

export function failure(words, why) {
  failed += 1;
  console.log(`not ok ${(count += 1)} - ${words}`);
  remark(why);
}

/** The last line of every script: all its tests have run. */
export function done() {
  if (count === 0 && !process.env.BAYONET_ONLY) failure('there are tests', 'none was run');
  ended = true;
}

process.on('exit', (status) => {
  if (!ended) failure('the script came to its end', `it ended early, with status ${status}`);
  console.log(`1..${count}`);
  process.exitCode = status || (failed > 0 ? 1 : 0);
});
