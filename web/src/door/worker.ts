// The worker behind the door: one core, one request at a time, progress on the way.
import { Core } from './wasm';

export type ToWorker = { module: WebAssembly.Module } | { id: number; request: string };

export type FromWorker =
  | { id: number; reply: string }
  | { id: number; failed: string }
  | { id: number; done: number; of: number };

/** Milliseconds between two tellings of progress. */
const EVERY = 100;

let core: Core | undefined;
const say = (message: FromWorker): void => self.postMessage(message);

function answer(id: number, request: string): void {
  if (!core) throw new Error('asked before the module came');
  let last = performance.now();
  const reply = core.ask(request, (done, of) => {
    const now = performance.now();
    if (now - last >= EVERY) {
      last = now;
      say({ id, done, of });
    }
    return true;
  });
  say({ id, reply });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) {
    core = new Core(data.module);
    return;
  }
  try {
    answer(data.id, data.request);
  } catch (thrown) {
    say({ id: data.id, failed: String(thrown) });
  }
};
