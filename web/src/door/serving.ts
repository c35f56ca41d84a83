// Serves requests, in a worker or in the page: one core, one request at a time, with progress
// reports.
import { Core } from './wasm';

export type ToHelper = { module: WebAssembly.Module } | { id: number; request: string };

export type FromHelper =
  | { here: true }
  /** `size`: bytes that the core holds now. */
  | { id: number; reply: string; size: number }
  /** It was heard, and is being worked on. */
  | { id: number; begun: true }
  | { id: number; failed: string }
  | { id: number; done: number; of: number };

/** Milliseconds between two tellings of progress. */
const EVERY = 100;

const MIB = 1024 * 1024;

/**
 * Bytes that one request may take, so that a telephone keeps the page: some tenth of the memory
 * where the browser tells it (in GiB), else what an old telephone can spare.
 */
export const budget = (memory: number | undefined): number =>
  memory ? Math.max(64, memory * 96) * MIB : 384 * MIB;

const own_budget = (): number =>
  budget((navigator as Navigator & { deviceMemory?: number }).deviceMemory);

const TOO_LONG = JSON.stringify({
  error: {
    status: 'over-budget',
    words:
      'This takes longer than a page may stand still, and this browser lets it start no worker.',
  },
});

/** Answers what it is told through `say`; a request that takes longer than `limit` ms is stopped. */
export function serving(
  say: (message: FromHelper) => void,
  limit = Infinity,
): (message: ToHelper) => void {
  const bytes = own_budget();
  let module: WebAssembly.Module | undefined;
  let core: Core | undefined;

  function answer(id: number, request: string): void {
    say({ id, begun: true });
    if (!module) throw new Error('asked before the module came');
    core ??= new Core(module);
    const began = performance.now();
    let last = began;
    const reply = core.ask(request, bytes, (done, of) => {
      const now = performance.now();
      if (now - last >= EVERY) {
        last = now;
        say({ id, done, of });
      }
      return now - began < limit;
    });
    const stopped = performance.now() - began >= limit;
    say({ id, reply: stopped ? TOO_LONG : reply, size: core.size });
  }

  return (message) => {
    if ('module' in message) {
      module = message.module;
      core = undefined;
      return;
    }
    try {
      answer(message.id, message.request);
    } catch (thrown) {
      say({ id: message.id, failed: String(thrown) });
    }
  };
}
