// The page is mounted in turn: each part in a task of its own, in the order of the page. All of it
// stands in the page as it was built, so nothing is missing meanwhile, and a phone that would be at it
// for half a second goes on scrolling and listening between two parts. Whoever touches the page or
// presses a key does not wait: before what was meant hears of it, all that waits is mounted.
import { Component, options } from 'preact';
import type { ComponentChild } from 'preact';

/**
 * Thrown by a part whose turn has not come. Preact takes what can be awaited for a part that is on its
 * way: it keeps the element that stands in its place, and begins with it when the part comes.
 */
const NOT_YET = { then: () => undefined };

/** Who else would hear of it are boundaries of errors, and the page has none for what is no error. */
const hooks = options as { __e?: (thrown: unknown, ...at: unknown[]) => void };
const hear_errors = hooks.__e;
hooks.__e = (thrown, ...at) => {
  if (thrown !== NOT_YET) hear_errors?.(thrown, ...at);
};

/** Whether parts wait for their turn: only while the page begins. */
let begins = false;
const waiting = new Set<InTurn>();

/** Around one element that is mounted in its turn. */
export class InTurn extends Component<{ children: ComponentChild }> {
  private waits = begins;

  override render() {
    if (!this.waits) return this.props.children;
    waiting.add(this);
    throw NOT_YET;
  }

  override componentWillUnmount() {
    waiting.delete(this);
  }

  /** Mounts it, at the end of the task at hand. */
  come(): void {
    waiting.delete(this);
    this.waits = false;
    this.forceUpdate();
  }
}

/** All that waits comes at once, and nothing waits any more. */
export function come_all(): void {
  begins = false;
  for (const part of waiting) part.come();
}

/** What a person begins with, whatever he does but scroll by wheel. */
const DOINGS = ['pointerdown', 'keydown', 'focusin', 'click', 'drop'];

/** A task later: what the browser has to do meanwhile, it does first. A timer would be late in a page
    out of sight. */
const next_task = (): Promise<unknown> =>
  new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(null);
  });

/** Takes each step in a task of its own, then mounts what waits by then; resolves when all is there. */
export async function in_turn(...steps: readonly (() => void)[]): Promise<void> {
  begins = true;
  for (const doing of DOINGS) addEventListener(doing, come_all, { capture: true });
  for (const step of steps) {
    await next_task();
    step();
  }
  for (const part of waiting) {
    await next_task();
    if (waiting.has(part)) part.come();
  }
  await next_task();
  come_all();
  for (const doing of DOINGS) removeEventListener(doing, come_all, { capture: true });
}
