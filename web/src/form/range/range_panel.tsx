// The panel of a number's curve: over the page, beside its field. Loaded when first wanted.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { range_values, type RangeValue } from '../../assault/range_values';
import { draft, opened } from '../../state/assault';
import { give_up_range, range, work_out, work_out_rest, type Range } from '../../state/range';
import { tables } from '../../state/systems';
import { said_words } from '../../words/said';
import { first_large } from '../../words/sentence';
import { range_asked, type RangeAsked } from '../input/range_asked';
import './range.css';
import { range_place } from './range_place';
import { RangePlot } from './range_plot';
import { corner_words, gaps, status_words, value_words, values_words } from './range_words';

function close(): void {
  range_asked.value = null;
}

const none_known = (of: Range['of']): Range => ({
  ...{ of, outcomes: new Map(), premises: null, busy: true, patient: false, refused: null },
});

/** The range of what is asked, worked out for as long as the panel is there; anew for each draft. */
function use_range(asked: RangeAsked): Range {
  const scenario = draft.value ?? {};
  const text = JSON.stringify(scenario);
  const value = asked.value();
  const of = useMemo(() => {
    const { at, low, high, words } = asked;
    const number = typeof value === 'number' ? value : undefined;
    const values = [...range_values(low, high, number), ...words];
    const present = value !== undefined && values.includes(value) ? value : undefined;
    return { scenario, name: at, values, present };
  }, [text, asked, value]);
  useEffect(() => void work_out(of), [of]);
  useEffect(() => give_up_range, []);
  return range.value?.of === of ? range.value : none_known(of);
}

/** Pixels of both borders. */
const BORDERS = 2;

/** The arrow keys count at once, and wherever else in the panel was pressed. */
const focus_list = (panel: HTMLDialogElement): void =>
  panel.querySelector<HTMLElement>('[role=listbox]')?.focus({ preventScroll: true });

/** Opens it over the page, and keeps it beside its field while either moves. */
function use_place(box: RefObject<HTMLDialogElement | null>, id: string): void {
  useLayoutEffect(() => {
    const panel = box.current;
    const field = document.getElementById(id)?.closest('.field');
    if (!panel) return;
    panel.showModal();
    focus_list(panel);
    const put = (): void => {
      const view = { width: document.documentElement.clientWidth, height: innerHeight };
      const size = { width: panel.offsetWidth, height: panel.scrollHeight + BORDERS };
      const beside = field?.getBoundingClientRect() ?? { left: 0, top: 0, right: 0, bottom: 0 };
      const { left, top, height } = range_place(beside, size, view);
      panel.style.left = `${left}px`;
      panel.style.top = `${top}px`;
      panel.style.maxHeight = `${height}px`;
    };
    put();
    const observer = new ResizeObserver(put);
    for (const part of [panel, ...panel.children]) observer.observe(part);
    addEventListener('resize', put);
    addEventListener('scroll', put, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('resize', put);
      removeEventListener('scroll', put);
      panel.close();
    };
  }, [id]);
}

/** Another assault was opened: the panel is about nothing any more. */
function use_opened(): void {
  const count = useRef(opened.value);
  const now = opened.value;
  useEffect(() => {
    if (now !== count.current) close();
  }, [now]);
}

interface ReadingOf {
  known: Range;
  active: RangeValue | undefined;
  /** Nothing is said of the number. */
  unset: boolean;
}

/** What the value pointed at makes of it. */
function Reading({ known, active, unset }: ReadingOf) {
  const none = unset ? 'As usual now' : 'None of these now';
  return (
    <p class="range-reading">
      {active === undefined ? none : value_words(known, active)}
      <small>{corner_words(known, active)}</small>
    </p>
  );
}

function Notes({ known, name }: { known: Range; name: string }) {
  const rows = gaps(known, name);
  const over = !known.busy && !known.patient && rows.some(({ sign }) => sign === '?');
  return (
    <>
      {known.refused && <p role="alert">{known.refused}</p>}
      {rows.map(({ sign, words }) => (
        <p key={words} class="small">
          <b aria-hidden="true">{sign}</b> {words}
        </p>
      ))}
      {over && (
        <button type="button" onClick={() => void work_out_rest()}>
          Work them out, however long it takes
        </button>
      )}
      <p role="status" class="spoken">
        {status_words(known)}
      </p>
    </>
  );
}

export function RangePanel({ asked }: { asked: RangeAsked }) {
  const box = useRef<HTMLDialogElement>(null);
  const [pointed, point] = useState<RangeValue | undefined>(undefined);
  const known = use_range(asked);
  use_place(box, asked.id);
  use_opened();
  const { values, present, scenario } = known.of;
  const active = pointed !== undefined && values.includes(pointed) ? pointed : present;
  const falls = tables.value[String(scenario['rules'])]?.headline.falls ?? '';
  const choose = (value: RangeValue): void => {
    point(value);
    if (known.outcomes.get(value)?.is === 'refused') return;
    close();
    if (value !== present) asked.say(value);
  };
  return (
    <dialog
      ref={box}
      class="range-panel"
      aria-labelledby="range-title"
      aria-describedby="range-what"
      onCancel={close}
      onClose={close}
      onClick={(event) => event.target === box.current && close()}
      onFocus={({ target, currentTarget }) => target === currentTarget && focus_list(currentTarget)}
    >
      <div class="range-sheet">
        <div class="range-head">
          <h2 id="range-title">{first_large(asked.name)}</h2>
          <button type="button" class="plain" aria-label="Close" onClick={close}>
            ×
          </button>
        </div>
        <Reading known={known} active={active} unset={asked.value() === undefined} />
        <RangePlot
          known={known}
          title="Values, and what each makes of it"
          active={active}
          point={point}
          choose={choose}
        />
        <p id="range-what" class="soft small">
          In how many of 100 {falls}.{known.premises && ` ${said_words(known.premises)}`}
        </p>
        <p class="soft small">
          <span class="range-by-thumb">Slide over the curve and let go to set a value. </span>
          <span class="range-by-mouse">
            Click a value to set it; or the arrow keys, then Enter.{' '}
          </span>
          Shown: {values_words(values)}.
        </p>
        <Notes known={known} name={asked.name} />
      </div>
    </dialog>
  );
}
