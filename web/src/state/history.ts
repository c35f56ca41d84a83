// Undo and redo of any kind of value: the values before each change, and those that were taken
// back.

/** Milliseconds in which changes of one gesture, such as a key held down, are one change. */
const GESTURE = 1000;

export class History<Thing> {
  private past: Thing[] = [];
  private future: Thing[] = [];
  private gesture = '';
  private last = -Infinity;

  get can_undo(): boolean {
    return this.past.length > 0;
  }

  get can_redo(): boolean {
    return this.future.length > 0;
  }

  /** `before` is left behind by a change; changes of one named gesture in quick succession are one. */
  leave(before: Thing, gesture: string, now: number): void {
    const same = gesture !== '' && gesture === this.gesture && now - this.last < GESTURE;
    if (!same) this.past.push(before);
    this.future = [];
    this.gesture = gesture;
    this.last = now;
  }

  /** What was there before `present`; undefined when there was nothing. */
  undo(present: Thing): Thing | undefined {
    const before = this.past.pop();
    if (before !== undefined) this.future.push(present);
    this.gesture = '';
    return before;
  }

  /** What was taken back last. */
  redo(present: Thing): Thing | undefined {
    const after = this.future.pop();
    if (after !== undefined) this.past.push(present);
    this.gesture = '';
    return after;
  }
}
