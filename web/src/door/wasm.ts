// The module bayonet.wasm, as a function from JSON text to JSON text.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  bay_alloc(size: number): number;
  bay_free(at: number): void;
  bay_ask(at: number, size: number): number;
}

/** How far a request is; false stops it. */
export type Tick = (done: number, of: number) => boolean;

/** One instance: it serves one request at a time. Throws a RangeError when memory is used up. */
export class Core {
  private readonly exports: Exports;
  private tick: Tick = () => true;

  constructor(module: WebAssembly.Module) {
    const instance = new WebAssembly.Instance(module, {
      bayonet: { tick: (done: number, of: number) => (this.tick(done, of) ? 1 : 0) },
    });
    this.exports = instance.exports as unknown as Exports;
    this.exports._initialize();
  }

  ask(request: string, tick: Tick = () => true): string {
    const core = this.exports;
    const json = new TextEncoder().encode(request);
    const at = core.bay_alloc(json.length);
    if (at === 0) throw new RangeError('no memory for the request');
    new Uint8Array(core.memory.buffer).set(json, at);
    this.tick = tick;
    const reply = core.bay_ask(at, json.length);
    core.bay_free(at);
    if (reply === 0) throw new RangeError('no memory for the reply');
    const bytes = new Uint8Array(core.memory.buffer);
    const text = new TextDecoder().decode(bytes.subarray(reply, bytes.indexOf(0, reply)));
    core.bay_free(reply);
    return text;
  }
}
