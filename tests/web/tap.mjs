// TAP on standard output: a line a test, and `# ` lines for people.
let count = 0;
let failed = 0;

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

export function failure(words, why) {
  failed += 1;
  console.log(`not ok ${(count += 1)} - ${words}`);
  remark(why);
}

/** The plan, and the exit status, once all is done. */
process.on('exit', (status) => {
  console.log(`1..${count}`);
  process.exitCode = status || (failed > 0 || count === 0 ? 1 : 0);
});
