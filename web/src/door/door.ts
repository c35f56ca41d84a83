// The door, as the page uses it: requests go to a helper one after another. An answer that nobody
// waits for any more does not delay the next.
import { Refused, fault_of } from './fault';
import type { Hears, Helper } from './helper';
import type { FromHelper } from './serving';
import { rules_of } from './which';

export { Refused };

export interface Asking {
  /** Stops waiting; the work itself is broken off when something else is asked. */
  signal?: AbortSignal;
  /** Parts done of the pass that is under way. */
  progress?: (done: number, of: number) => void;
}

interface Waiting extends Asking {
  id: number;
  request: string;
  /** The rule system whose module answers it. */
  rules: string;
  given_up: boolean;
  /** A helper was lost over it already. */
  again: boolean;
  resolve(reply: unknown): void;
  reject(why: unknown): void;
}

/** Milliseconds that work which nobody waits for may still take before its helper is replaced. */
const PATIENCE = 40;

/** Bytes that a helper may hold between two requests. A core gives nothing back while it lives. */
const KEEP = 64 * 1024 * 1024;

/**
 * A helper may be gone without a word: the system took its memory, or stopped it. Whether it lives is
 * counted in ticks of the page's own clock, so that a page that was asleep takes nobody for dead.
 */
const TICK = 1000;
/** Ticks in which a helper that was heard of must say that it has begun. */
const DEAF = 5;
/** Ticks for the first word of a helper: its script may come over a slow line. */
const COMING = 60;
/** Ticks between two words of one that has begun: it works in long strides on a slow device. */
const SILENT = 40;

/** What a lost helper means to a person. */
const broken = (why: string): Refused =>
  new Refused(
    /memory/i.test(why)
      ? {
          status: 'no-memory',
          words:
            'This takes more memory than the page may use here. Something smaller can be asked ' +
            'at once; the command has no such limit.',
        }
      : {
          status: 'broke-off',
          words: `This could not be worked out: the computation broke off (${why}). Nothing is lost; it can be asked again, and anything else at once.`,
        },
  );

export class Door {
  private readonly load: (rules: string) => Promise<WebAssembly.Module>;
  private readonly start: (hears: Hears) => Helper;
  private helper: Helper | undefined;
  /** Which helper has a module, and of which rule system. */
  private fed: { helper: Helper; rules: string } | undefined;
  private queue: Waiting[] = [];
  private current: Waiting | undefined;
  private asked = 0;
  /** Counts the helpers: what one says that was let go is not heard. */
  private turn = 0;
  private pulse: ReturnType<typeof setInterval> | undefined;
  /** Ticks since the last sign of life. */
  private silence = 0;
  /** What is known of the helper, and with it how long it may be silent. */
  private patience = COMING;

  /** `load` gives the module of a rule system: asked for every request that a helper cannot answer yet. */
  constructor(
    load: (rules: string) => Promise<WebAssembly.Module>,
    start: (hears: Hears) => Helper,
  ) {
    this.load = load;
    this.start = start;
  }

  /** Gets ready while nothing is asked yet. */
  wake(): this {
    this.helper ??= this.open();
    return this;
  }

  /** Asks; resolves to the reply. Rejects with Refused, or with the signal's reason. */
  ask<Reply>(request: object, asking: Asking = {}): Promise<Reply> {
    return new Promise<Reply>((resolve, reject) => {
      const waiting: Waiting = {
        ...asking,
        id: (this.asked += 1),
        request: JSON.stringify(request),
        rules: rules_of(request),
        given_up: false,
        again: false,
        resolve: resolve as (reply: unknown) => void,
        reject,
      };
      if (asking.signal?.aborted) return reject(asking.signal.reason);
      asking.signal?.addEventListener('abort', () => this.give_up(waiting), { once: true });
      this.queue.push(waiting);
      this.next();
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
    this.drop();
    this.done();
  }

  private next(): void {
    if (this.current) return;
    this.current = this.queue.shift();
    if (this.current) this.send(this.current);
  }

  private done(): void {
    clearInterval(this.pulse);
    this.current = undefined;
    this.next();
  }

  private post(helper: Helper, { id, request }: Waiting): void {
    helper.post({ id, request });
    clearInterval(this.pulse);
    this.silence = 0;
    this.pulse = setInterval(() => this.listen(), TICK);
  }

  private listen(): void {
    this.silence += 1;
    if (this.silence >= this.patience) this.broke('it stopped answering');
  }

  /** Tells a helper that has its module at once: before whatever else this moment brings. */
  private send(waiting: Waiting): void {
    const helper = (this.helper ??= this.open());
    if (this.fed?.helper === helper && this.fed.rules === waiting.rules) this.post(helper, waiting);
    else void this.feed(helper, waiting);
  }

  private async feed(helper: Helper, waiting: Waiting): Promise<void> {
    try {
      const module = await this.load(waiting.rules);
      if (this.current !== waiting || this.helper !== helper) return;
      helper.post({ module });
      this.fed = { helper, rules: waiting.rules };
      this.post(helper, waiting);
    } catch (thrown) {
      if (this.current !== waiting) return;
      waiting.reject(thrown);
      this.done();
    }
  }

  private open(): Helper {
    const mine = (this.turn += 1);
    this.patience = COMING;
    return this.start({
      heard: (message) => mine === this.turn && this.heard(message),
      broke: (why) => mine === this.turn && this.broke(why),
    });
  }

  private drop(): void {
    this.turn += 1;
    this.helper?.end();
    this.helper = undefined;
  }

  private heard(message: FromHelper): void {
    this.silence = 0;
    this.patience = 'begun' in message || 'done' in message ? SILENT : DEAF;
    const waiting = this.current;
    if (!waiting || 'here' in message || waiting.id !== message.id) return;
    if ('begun' in message) return;
    if ('done' in message) {
      if (!waiting.given_up) waiting.progress?.(message.done, message.of);
      return;
    }
    if ('failed' in message) return this.fail(waiting, message.failed);
    if (message.size > KEEP) this.drop();
    if (this.settle(waiting, message.reply)) this.done();
    else this.fail(waiting, 'what came cannot be read');
  }

  /** False when the text is no reply. */
  private settle(waiting: Waiting, text: string): boolean {
    let reply: object;
    try {
      reply = JSON.parse(text) as object;
    } catch {
      return false;
    }
    const fault = fault_of(reply);
    if (fault) waiting.reject(new Refused(fault));
    else waiting.resolve(reply);
    return true;
  }

  /** What was asked cannot be answered, by this helper or another. The next request gets a fresh one. */
  private fail(waiting: Waiting, why: string): void {
    this.drop();
    waiting.reject(broken(why));
    this.done();
  }

  /** The helper is lost: another is asked the same, once. */
  private broke(why: string): void {
    const waiting = this.current;
    if (waiting?.again) return this.fail(waiting, `${why}, twice`);
    this.drop();
    if (waiting && !waiting.given_up) {
      waiting.again = true;
      this.queue.unshift(waiting);
    }
    this.done();
  }
}
