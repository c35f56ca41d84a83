// The module bayonet.wasm, as a function from JSON text to JSON text.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  bay_alloc(size: number): number;
  bay_free(at: number): void;
  bay_ask(at: number, size: number, bytes: number): number;
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

  /** Bytes that it holds; they only grow. */
  get size(): number {
    return this.exports.memory.buffer.byteLength;
  }

  /** `bytes`: what the work may take; 0 is the library's own limit. */
  ask(request: string, bytes = 0, tick: Tick = () => true): string {
    const core = this.exports;
    const json = new TextEncoder().encode(request);
    const at = core.bay_alloc(json.length);
    if (at === 0) throw new RangeError('no memory for the request');
    new Uint8Array(core.memory.buffer).set(json, at);
    this.tick = tick;
    const reply = core.bay_ask(at, json.length, bytes);
    core.bay_free(at);
    if (reply === 0) throw new RangeError('no memory for the reply');
    const memory = new Uint8Array(core.memory.buffer);
    const text = new TextDecoder().decode(memory.subarray(reply, memory.indexOf(0, reply)));
    core.bay_free(reply);
    return text;
  }
}
