// A browser's module under node: the door asked without the page, to know what the page must say.
import { readFileSync } from 'node:fs';

/** The door of the module at `path`: a function from a request to its reply. */
export function door(path) {
  const module = new WebAssembly.Module(readFileSync(path));
  const { exports } = new WebAssembly.Instance(module, { bayonet: { tick: () => 1 } });
  exports._initialize();
  return (request) => {
    const json = new TextEncoder().encode(JSON.stringify(request));
    const at = exports.bay_alloc(json.length);
    new Uint8Array(exports.memory.buffer).set(json, at);
    const from = exports.bay_ask(at, json.length);
    const memory = new Uint8Array(exports.memory.buffer);
    const text = new TextDecoder().decode(memory.subarray(from, memory.indexOf(0, from)));
    exports.bay_free(from);
    exports.bay_free(at);
    return JSON.parse(text);
  };
}
