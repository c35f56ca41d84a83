// The answer as text: one line, Markdown, CSV.
import { useEffect, useRef, useState } from 'preact/hooks';
import { copy } from '../share/clipboard';
import { csv } from '../share/csv';
import { file_name } from '../share/file_name';
import { markdown } from '../share/markdown';
import { one_line } from '../share/one_line';
import { save_file } from '../share/save_file';
import { forces_of, type Told } from '../share/told';
import { note } from '../state/say';
import { ask_of_game, game_here, told_here, untold } from './here';

const name_of = (told: Told): string => {
  const { show, after } = told;
  return show.title ? [show.title, after].filter(Boolean).join(', ') : forces_of(told);
};

const csv_of = (told: Told): string => csv(name_of(told), told.odds, told.system);

interface Copy {
  /** On its button. */
  words: string;
  /** What it did. */
  done: string;
  text(told: Told): string;
}

const COPIES: readonly Copy[] = [
  { words: 'Copy one line', done: 'One line copied.', text: one_line },
  { words: 'Copy Markdown', done: 'Markdown copied.', text: markdown },
  { words: 'Copy CSV', done: 'CSV copied.', text: csv_of },
];

function save_csv(told: Told): void {
  const name = file_name(name_of(told), 'csv');
  save_file(name, csv_of(told));
  note(`Saved as ${name}.`);
}

export function ShareCopies() {
  const part = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [left, set_left] = useState<string | null>(null);
  const told = told_here.value;
  const game = game_here.value;
  useEffect(() => ask_of_game(game), [game]);
  const take = async ({ done, text }: Copy, of: Told): Promise<void> => {
    const words = text(of);
    if (part.current && (await copy(words, part.current))) {
      set_left(null);
      return note(done);
    }
    set_left(words);
    requestAnimationFrame(() => field.current?.select());
    note('This browser does not let a page copy. The text is selected: copy it from there.');
  };
  return (
    <section class="share-part" ref={part}>
      <h3>{game ? 'The odds from here as text' : 'The odds as text'}</h3>
      {told ? (
        <>
          <p class="share-line small">{one_line({ ...told, link: '' })}</p>
          <div class="share-row">
            {COPIES.map((one) => (
              <button type="button" key={one.words} onClick={() => void take(one, told)}>
                {one.words}
              </button>
            ))}
            <button type="button" onClick={() => save_csv(told)}>
              Save CSV
            </button>
          </div>
        </>
      ) : (
        <p class="soft">{untold.value ?? 'There are no odds yet.'}</p>
      )}
      {left !== null && (
        <textarea ref={field} readOnly rows={6} value={left} aria-label="The text to copy" />
      )}
    </section>
  );
}
