// The real module for unit tests: requests answered at once, without a worker.
import { readFileSync } from 'node:fs';
import { Refused } from './door';
import { fault_of } from './fault';
import { Core } from './wasm';

const path =
  process.env['BAYONET_WASM'] ??
  new URL('../../../build/wasm/apps/wasm/bayonet.wasm', import.meta.url);
const core = new Core(new WebAssembly.Module(readFileSync(path)));

/** Asks; throws Refused. */
export function ask<Reply>(request: object): Reply {
  const reply = JSON.parse(core.ask(JSON.stringify(request))) as object;
  const fault = fault_of(reply);
  if (fault) throw new Refused(fault);
  return reply as Reply;
}
