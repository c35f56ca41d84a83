// What the page says: a live region for screen readers, and a note that passes for everybody.
import { useEffect, useState } from 'preact/hooks';
import { said } from '../state/say';

/** Milliseconds that a note stays: time to read it, and more for a longer one. */
const stay = (words: string): number => 3000 + 60 * words.length;

export function Live() {
  const { words, shown, count } = said.value;
  const [passed, set_passed] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => set_passed(count), stay(words));
    return () => clearTimeout(timer);
  }, [count]);
  // The same words twice are said twice: a blank more makes them news.
  const aloud = words + (count % 2 === 1 ? '\u00a0' : '');
  return (
    <>
      <div role="status" class="spoken">
        {aloud}
      </div>
      {shown && passed !== count && words && (
        <p class="note" aria-hidden="true">
          {words}
        </p>
      )}
    </>
  );
}
