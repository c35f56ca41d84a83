// Work that takes its time: how far it is, and a way to stop it. What is known stays on the page.
import { stop, working } from '../state/answer';
import { say } from '../state/say';

function halt(): void {
  stop();
  say('Stopped. What was known stays.');
}

/** Comes up by its style sheet only when work has lasted a while. */
export function UnderWay() {
  const done = working.value;
  if (done === null) return null;
  return (
    <div class="under-way">
      <label for="under-way">Working out</label>
      <progress id="under-way" {...(done > 0 ? { value: done } : {})} max={1} />
      <button type="button" onClick={halt}>
        Stop
      </button>
    </div>
  );
}
