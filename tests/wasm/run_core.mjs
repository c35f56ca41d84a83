// The browser's module under node: it wants nothing from its host but somebody to tell how far it
// is, answers through the one door, and gives the sample's odds to the last digit.
//
//   node tests/wasm/run_core.mjs build/wasm/apps/wasm/bayonet.wasm      prints TAP
import { readFileSync } from 'node:fs';

const bytes = readFileSync(process.argv[2]);
const module = new WebAssembly.Module(bytes);
let count = 0;
let failed = 0;

function check(words, good, seen) {
  count += 1;
  if (!good) failed += 1;
  console.log(`${good ? 'ok' : 'not ok'} ${count} - ${words}`);
  if (!good && seen !== undefined) console.log(`# ${JSON.stringify(seen)?.slice(0, 600)}`);
}

const wanted = WebAssembly.Module.imports(module);
check('the module imports its tick and nothing else',
  JSON.stringify(wanted) === '[{"module":"bayonet","name":"tick","kind":"function"}]', wanted);
const exported = WebAssembly.Module.exports(module).map((one) => one.name).sort();
check('and exports its door', ['_initialize', 'bay_alloc', 'bay_ask', 'bay_free', 'memory']
  .every((name) => exported.includes(name)), exported);

// Were anything imported, a stub keeps the rest of the checks going.
const stubs = {};
for (const one of wanted) (stubs[one.module] ??= {})[one.name] = () => 52;
let ticked = 0;
let goes_on = true;
stubs.bayonet = { tick: () => { ticked += 1; return goes_on ? 1 : 0; } };
const { exports } = new WebAssembly.Instance(module, stubs);
exports._initialize();

function ask(text, bytes = 0) {
  const json = new TextEncoder().encode(text);
  const at = exports.bay_alloc(json.length);
  new Uint8Array(exports.memory.buffer).set(json, at);
  const from = exports.bay_ask(at, json.length, bytes);
  const memory = new Uint8Array(exports.memory.buffer);
  const reply = new TextDecoder('utf-8', { fatal: true })
    .decode(memory.subarray(from, memory.indexOf(0, from)));
  exports.bay_free(from);
  exports.bay_free(at);
  return JSON.parse(reply);
}

const scenario = { attacker: '6 regular', defender: '3 regular', rules: 'nqm' };
const request = JSON.stringify({ do: 'odds', sample: 'nqm' });
const golden = {
  'attack-broken': 0.06699092957935,
  'both-broken': 0.00282032546445,
  'position-taken': 239391445649 / 313456656384,
  unresolved: 0.16647407891404,
};

const odds = ask(request);
for (const [id, p] of Object.entries(golden)) {
  const ending = odds.endings?.find((one) => one.id === id);
  check(`${id} is ${p}`, Math.abs(ending?.p - p) <= 1e-12, ending ?? odds);
}
const short = ask(JSON.stringify({ do: 'odds', scenario }));
check('three lines are a whole scenario, with the same odds',
  JSON.stringify(short.endings) === JSON.stringify(odds.endings), short.endings ?? short);
check('the same request has the same reply', JSON.stringify(ask(request)) === JSON.stringify(odds));
const refusal = ask('{"do": ');
check('what is no JSON is refused in JSON', refusal.schema === 'bayonet/error/1', refusal);
const fractions = ask(JSON.stringify({ do: 'odds', sample: 'nqm', primes: [2147483647] }));
check('fractions are refused, and who gives them is said', fractions.error?.status === 'bad-request' &&
  JSON.stringify(fractions).includes('--fractions'), fractions);

// Counted by the command: bayonet simulate nqm -n 2000 --json.
const fought = ask(JSON.stringify({ do: 'simulate', sample: 'nqm', count: 2000 }));
const counts = fought.endings?.map((one) => one.count);
check('simulation throws the same dice here', JSON.stringify(counts) === '[1510,0,0,144,3,0,0,0,343]', fought);
const walked = ask(JSON.stringify({ do: 'simulate', sample: 'nqm', count: 2000, way: 'tree' }));
check('and walking the tree too',
  JSON.stringify(walked.tally) === JSON.stringify(fought.tally), walked);

const long = JSON.stringify({ do: 'best', sample: 'nqm',
  set: { 'attacker.hq': 'brigade', 'attacker.strength': 27, 'defender.strength': 9, hours: 9 } });
ticked = 0;
ask(long);
check('it tells how far it is', ticked > 0);
goes_on = false;
check('and stops when told to', ask(long).error?.status === 'stopped');
goes_on = true;

const small = ask(long, 1 << 20);
check('what takes more memory than it may is over the budget',
  small.error?.status === 'over-budget', small);

const before = exports.memory.buffer.byteLength;
for (let i = 0; i < 200; i += 1) ask(request);
check('two hundred requests leave nothing behind', exports.memory.buffer.byteLength === before,
  [before, exports.memory.buffer.byteLength]);

console.log(`1..${count}`);
process.exit(failed ? 1 : 0);
