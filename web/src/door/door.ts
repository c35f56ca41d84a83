// The one door, asked from the page: requests go to a worker one after another; an answer that
// nobody waits for any more does not hold up the next.
import { fault_of, type Fault } from './fault';
import type { FromWorker, ToWorker } from './worker';

/** What the door refused, with everything it said about why. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.words);
  }
}

export interface Asking {
  /** Stops waiting; the work itself is broken off when something else is asked. */
  signal?: AbortSignal;
  /** Parts done of the pass that is under way. */
  progress?: (done: number, of: number) => void;
}

interface Waiting extends Asking {
  id: number;
  request: string;
  given_up: boolean;
  resolve(reply: unknown): void;
  reject(why: unknown): void;
}

/** Milliseconds that work which nobody waits for may still take before its worker is replaced. */
const PATIENCE = 40;

export class Door {
  private readonly module: Promise<WebAssembly.Module>;
  private readonly start: () => Worker;
  private worker: Worker | undefined;
  private queue: Waiting[] = [];
  private current: Waiting | undefined;
  private asked = 0;

  /** `start` makes a worker that runs worker.ts. */
  constructor(module: Promise<WebAssembly.Module>, start: () => Worker) {
    this.module = module;
    this.start = start;
  }

  /** Asks; resolves to the reply. Rejects with Refused, or with the signal's reason. */
  ask<Reply>(request: object, asking: Asking = {}): Promise<Reply> {
    return new Promise<Reply>((resolve, reject) => {
      const waiting: Waiting = {
        ...asking,
        id: (this.asked += 1),
        request: JSON.stringify(request),
        given_up: false,
        resolve: resolve as (reply: unknown) => void,
        reject,
      };
      if (asking.signal?.aborted) return reject(asking.signal.reason);
      asking.signal?.addEventListener('abort', () => this.give_up(waiting), { once: true });
      this.queue.push(waiting);
      void this.next();
    });
  }

  private give_up(waiting: Waiting): void {
    if (waiting.given_up) return;
    waiting.given_up = true;
    waiting.reject(waiting.signal?.reason);
    this.queue = this.queue.filter((one) => one !== waiting);
    if (this.current === waiting) setTimeout(() => this.break_off(waiting), PATIENCE);
  }

  private break_off(waiting: Waiting): void {
    if (this.current !== waiting) return;
    this.worker?.terminate();
    this.worker = undefined;
    this.current = undefined;
    void this.next();
  }

  private async next(): Promise<void> {
    if (this.current || this.queue.length === 0) return;
    const waiting = this.queue.shift() as Waiting;
    this.current = waiting;
    try {
      const worker = (this.worker ??= await this.open());
      if (this.current !== waiting) return;
      const message: ToWorker = { id: waiting.id, request: waiting.request };
      worker.postMessage(message);
    } catch (thrown) {
      this.current = undefined;
      waiting.reject(thrown);
    }
  }

  private async open(): Promise<Worker> {
    const module = await this.module;
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    worker.onerror = (event) => this.broke(event.message);
    const message: ToWorker = { module };
    worker.postMessage(message);
    return worker;
  }

  private heard(data: FromWorker): void {
    const waiting = this.current;
    if (!waiting || waiting.id !== data.id) return;
    if ('done' in data) {
      if (!waiting.given_up) waiting.progress?.(data.done, data.of);
      return;
    }
    if ('failed' in data) return this.broke(data.failed);
    this.current = undefined;
    if (!waiting.given_up) this.settle(waiting, data.reply);
    void this.next();
  }

  private settle(waiting: Waiting, text: string): void {
    const reply = JSON.parse(text) as object;
    const fault = fault_of(reply);
    if (fault) waiting.reject(new Refused(fault));
    else waiting.resolve(reply);
  }

  /** The worker is lost: memory used up, most likely. The next request gets a fresh one. */
  private broke(why: string): void {
    const waiting = this.current;
    this.worker?.terminate();
    this.worker = undefined;
    this.current = undefined;
    waiting?.reject(new Error(why));
    void this.next();
  }
}
