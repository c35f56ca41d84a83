// A browser's module under node: the door asked without the page, to know what the page must say.
import { readFileSync } from 'node:fs';
import { client } from './client.mjs';

/** The door of the module at `path`: a function from a request to its reply. */
export async function door(path) {
  const { Core } = await client();
  const core = new Core(new WebAssembly.Module(readFileSync(path)));
  return (request) => JSON.parse(core.ask(JSON.stringify(request)));
}
