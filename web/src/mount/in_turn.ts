// Mounts the page in turn: each part in a task of its own, in the order of the page. All of it stands in
// the page as it was built, so nothing is missing meanwhile, and a slow phone can scroll between two
// parts. Before a press or a key reaches its target, everything that is still waiting is mounted.
import { Component, options } from 'preact';
import type { ComponentChild } from 'preact';

/**
 * Thrown by a part whose turn has not come. Preact treats a thrown thenable as a part that is still being
 * fetched: it keeps the element that stands in its place, and reuses it when the part is rendered.
 */
const NOT_YET = { then: () => undefined };

/** It is no error, so no error boundary hears of it. */
const hooks = options as { __e?: (thrown: unknown, ...at: unknown[]) => void };
const hear_errors = hooks.__e;
hooks.__e = (thrown, ...at) => {
  if (thrown !== NOT_YET) hear_errors?.(thrown, ...at);
};

/** Whether parts wait for their turn: only while the page starts. */
let starting = false;
const waiting = new Set<InTurn>();

/** Around one element that is mounted in its turn. */
export class InTurn extends Component<{ children: ComponentChild }> {
  private waits = starting;

  override render() {
    if (!this.waits) return this.props.children;
    waiting.add(this);
    throw NOT_YET;
  }

  override componentWillUnmount() {
    waiting.delete(this);
  }

  /** Mounts it, at the end of the present task. */
  mount(): void {
    waiting.delete(this);
    this.waits = false;
    this.forceUpdate();
  }
}

/** Mounts at once whatever is still waiting; nothing waits any more. */
export function mount_rest(): void {
  starting = false;
  for (const part of waiting) part.mount();
}

/** The first event of anything that a person does, except scrolling by wheel. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'focusin', 'click', 'drop'];

/** Resolves in a task of its own, so that the browser can handle what else is waiting. A timer would be
    slowed down in a page that is out of sight. */
const next_task = (): Promise<unknown> =>
  new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(null);
  });

/** Runs each step in a task of its own, then mounts the waiting parts, each in its own; resolves when all
    are mounted. */
export async function in_turn(...steps: readonly (() => void)[]): Promise<void> {
  starting = true;
  for (const event of INPUT_EVENTS) addEventListener(event, mount_rest, { capture: true });
  for (const step of steps) {
    await next_task();
    step();
  }
  for (const part of waiting) {
    await next_task();
    if (waiting.has(part)) part.mount();
  }
  await next_task();
  mount_rest();
  for (const event of INPUT_EVENTS) removeEventListener(event, mount_rest, { capture: true });
}
