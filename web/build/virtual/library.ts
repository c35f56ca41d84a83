// The library itself, asked while the page is built.
import { readFileSync } from 'node:fs';
import { Core } from '../../src/door/wasm.ts';

/** By the module's path: one build starts each once. */
const cores = new Map<string, Core>();

/** The reply of the module at `path`; throws where it refuses. */
export function ask<Reply>(path: string, request: object): Reply {
  const core = cores.get(path) ?? new Core(new WebAssembly.Module(readFileSync(path)));
  cores.set(path, core);
  const reply = JSON.parse(core.ask(JSON.stringify(request))) as Reply & { error?: object };
  if (reply.error) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(reply.error)}`);
  return reply;
}
