// Questions that are one decision: one form, confirmed once, taken back together.
import { useEffect } from 'preact/hooks';
import { moving } from '../../state/game';
import { bind } from '../../state/keys';
import { first_large } from '../../words/sentence';
import './bundle_form.css';
import { Clause } from '../said/clause';
import { answer_row, is_sure, try_again, type Draft, type DraftRow } from '../game/draft';
import { FaultWords } from '../said/fault_words';
import { advice_at, advice_wanted, places_of } from '../game/outlook';
import { single } from '../game/single';
import { order_words } from '../game/told_words';
import { decide } from '../game/turn';
import { margin_words } from '../game/worth_words';

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
  return (
    <div class="bundle-options">
      {row.question.options.map((option, at) => {
        const worth = advice?.options.find(({ id }) => id === option.id);
        return (
          <label key={option.id} class="bundle-option">
            <input
              type="radio"
              name={row.key}
              checked={row.chosen === option.id}
              data-next={index === 0 && row.chosen === option.id ? '' : undefined}
              onChange={() => answer_row(form.of, row.key, option.id)}
            />
            <span class="bundle-words">
              <span class="bundle-key" aria-hidden="true">
                {at < KEYED && `${at + 1} `}
              </span>
              {first_large(option.words)}
            </span>
            <span class="option-more small">
              {option.ordered && <span>{order_words(option)}</span>}
              {advice_wanted.value && (
                <span class="option-worth">{worth && margin_words(worth)}</span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** The second half of a double click decides nothing. */
function once(event: MouseEvent): void {
  let pressed = false;
  single(() => (pressed = true))(event);
  if (!pressed) event.preventDefault();
}

function submit(event: Event, form: Draft): void {
  event.preventDefault();
  void decide(form);
}

/** They could not be asked ahead: why, and a way out. */
export function NotAsked({ form, words }: { form: Draft; words: string }) {
  if (!form.fault) return null;
  return (
    <div class="bundle-fault">
      <p>{words}</p>
      <FaultWords fault={form.fault} />
      <button type="button" onClick={() => try_again(form.of)}>
        Try again
      </button>
    </div>
  );
}

/** Room for what is being asked: of the first question it is known how many options it has. */
export function Waiting({ options }: { options: number }) {
  return (
    <div class="bundle-waits" style={{ '--options': options }}>
      <p class="soft">What else belongs to it is being asked …</p>
    </div>
  );
}

export function BundleForm({ form }: { form: Draft }) {
  useEffect(bind_numbers, []);
  const sure = form.sure ?? form.rows.length;
  return (
    <form class="bundle" onSubmit={(event) => submit(event, form)}>
      {form.rows.map((row, index) => (
        <fieldset
          key={row.key}
          class={index < sure ? 'bundle-row' : 'bundle-row bundle-unsure'}
          aria-busy={index >= sure}
        >
          <legend>
            {row.question.words} <Clause id={row.question.clause} />
          </legend>
          <Options form={form} row={row} index={index} />
        </fieldset>
      ))}
      <NotAsked form={form} words="What else belongs to this decision is not known." />
      <div class="bundle-end">
        <button
          type="submit"
          class="primary bundle-done"
          aria-disabled={moving.value || !is_sure(form)}
          onClick={once}
        >
          That is the decision
        </button>
        {sure < form.rows.length && !form.fault && (
          <p class="bundle-late soft small">What is grey is being worked out again …</p>
        )}
      </div>
    </form>
  );
}
