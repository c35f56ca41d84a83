// The page's announcements: a live region for screen readers, and a passing note for everybody.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { said } from '../state/say';

/** Milliseconds that a note stays: time to read it, and more for a longer one. */
const stay = (words: string): number => 3000 + 60 * words.length;

/** The last note that has passed, by its count. */
const passed = signal(0);

/** There is one at a time: in the dialog where one is open, as nothing else is heard then. */
export function Live() {
  const { words, shown, count } = said.value;
  useEffect(() => {
    const timer = setTimeout(() => (passed.value = count), stay(words));
    return () => clearTimeout(timer);
  }, [count]);
  // The same words twice are said twice: a blank more makes them news.
  const aloud = words + (count % 2 === 1 ? '\u00a0' : '');
  return (
    <>
      <div role="status" class="spoken">
        {aloud}
      </div>
      {shown && passed.value < count && words && (
        <p class="note" aria-hidden="true">
          {words}
        </p>
      )}
    </>
  );
}
