// Questions that are one decision: one form, confirmed once, taken back together.
import { useEffect } from 'preact/hooks';
import { moving } from '../state/game';
import { bind } from '../state/keys';
import './bundle_form.css';
import { Clause } from './clause';
import { answer_row, type Draft, type DraftRow } from './draft';
import { advice_at, advice_wanted, places_of } from './outlook';
import { decide } from './turn';
import { capital } from './told_words';
import { counts_chances, margin_words } from './worth_words';

const KEYED = 9;

/** The question that the focus is in; else the first. */
function row_in_focus(): HTMLElement | null {
  return (
    document.activeElement?.closest<HTMLElement>('.bundle-row') ??
    document.querySelector('.bundle-row')
  );
}

/** A number answers the question that the focus is in, and goes to the next. */
function press(index: number): void {
  const row = row_in_focus();
  const option = row?.querySelectorAll('input').item(index);
  if (!row || !option) return;
  option.click();
  const next = row.nextElementSibling?.querySelector<HTMLElement>('input:checked');
  (next ?? document.querySelector<HTMLElement>('.bundle-done'))?.focus();
}

const bind_numbers = (): (() => void) =>
  bind(
    Array.from({ length: KEYED }, (_, index) => ({
      key: String(index + 1),
      words: `answer ${index + 1} to the question in hand`,
      where: 'Roll it',
      run: () => press(index),
    })),
  );

interface RowProps {
  form: Draft;
  row: DraftRow;
  index: number;
}

function Options({ form, row, index }: RowProps) {
  const place = places_of(form)[index];
  const advice = advice_wanted.value && place ? advice_at(place) : null;
  const chance = counts_chances(form.of);
  return (
    <div class="bundle-options">
      {row.question.options.map((option, at) => {
        const worth = advice?.options.find(({ id }) => id === option.id);
        return (
          <label key={option.id} class="bundle-option">
            <input
              type="radio"
              name={`bundle-${index}`}
              checked={row.chosen === option.id}
              data-next={index === 0 && row.chosen === option.id ? '' : undefined}
              onChange={() => void answer_row(form, index, option.id)}
            />
            <span class="bundle-words">
              <span class="bundle-key" aria-hidden="true">
                {at < KEYED && `${at + 1} `}
              </span>
              {capital(option.words)}
            </span>
            <span class="option-more small">
              {option.standing && <span>standing order</span>}
              {worth && (
                <span class="option-worth">{margin_words(worth.margin, worth.best, chance)}</span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}

function submit(event: Event, form: Draft): void {
  event.preventDefault();
  void decide(form);
}

export function BundleForm({ form }: { form: Draft }) {
  useEffect(bind_numbers, []);
  return (
    <form class="bundle" onSubmit={(event) => submit(event, form)}>
      {form.rows.map((row, index) => (
        <fieldset key={index} class="bundle-row">
          <legend>
            {row.question.words} <Clause id={row.question.clause} />
          </legend>
          <Options form={form} row={row} index={index} />
        </fieldset>
      ))}
      <button type="submit" class="primary bundle-done" aria-disabled={moving.value}>
        That is the decision
      </button>
    </form>
  );
}
