// Long work: its progress, and a way to stop it. Known results stay on the page.
import { answer, stop, trouble, working } from '../state/answer';
import { assault } from '../state/assault';
import { say } from '../state/say';

/** What is known stays; where nothing is known yet about this assault, that is said. */
function halt(): void {
  stop();
  if (answer.value?.scenario === assault.value) return say('Stopped. What was known stays.');
  trouble.value = { status: 'stopped', words: 'Stopped before there was an answer.' };
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
