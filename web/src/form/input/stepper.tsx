// A whole number: a button for less, a value that can be typed, a button for more. The arrow keys and
// Page Up and Down step too. Holding a button shows the number's curve; where it has none, it repeats.
import { useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds until a button held down repeats, and between its repetitions. */
const HOLD = 400;
const REPEAT = 60;
/** Milliseconds until a button held down shows the curve: no slow press does. */
const HOLD_CURVE = 500;
/** Milliseconds after which a number that was typed is taken. */
const PAUSE = 300;
/** What Page Up and Page Down go by. */
const LEAP = 5;

interface Props {
  id: string;
  /** What it is the number of, for those who do not see where it stands. */
  name: string;
  value: number | undefined;
  /** What stands in place of a number, and all that may. */
  word?: string | undefined;
  words?: readonly string[];
  /** What was typed and refused: stays until it is mended. */
  refused?: string | undefined;
  low: number;
  high: number;
  unit?: string | null;
  assumed?: boolean;
  described?: string | undefined;
  /** A number in range; a word, or what is no such number as it was typed; null for nothing. */
  on_value(value: number | string | null): void;
  /** Shows what each value makes of the answer. */
  on_curve?: (() => void) | undefined;
}

/** Whether a text is a whole number in range: it can be taken while it is typed. */
const is_whole = (text: string, low: number, high: number): boolean =>
  /^-?\d{1,9}$/.test(text) && Number(text) >= low && Number(text) <= high;

/** What a button listens to so that it can be held down. */
interface Hold {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerLeave(): void;
  onPointerCancel(): void;
  onTouchEnd(event: TouchEvent): void;
  onContextMenu(event: Event): void;
  onClick(): void;
}

/** Runs `step` on a press; while the button is held `held` once, or else `step` again and again. */
function use_hold(step: () => void, held?: () => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const latest = useRef({ step, held });
  latest.current = { step, held };
  const stop = (): void => clearTimeout(timer.current);
  const again = (): void => {
    repeated.current = true;
    if (latest.current.held) return latest.current.held();
    latest.current.step();
    timer.current = setTimeout(again, REPEAT);
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      repeated.current = false;
      stop();
      timer.current = setTimeout(again, latest.current.held ? HOLD_CURVE : HOLD);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A finger that held it is no click: that would hit what has appeared beneath the finger.
    onTouchEnd: (event) => repeated.current && event.cancelable && event.preventDefault(),
    onContextMenu: (event) => event.preventDefault(),
    onClick: () => {
      stop();
      if (!repeated.current) latest.current.step();
      repeated.current = false;
    },
  };
}

/** It happened on the element itself, not on what is in it. */
const is_own = ({ target, currentTarget }: Event): boolean => target === currentTarget;

function Push({
  words,
  sign,
  off,
  step,
  held,
}: {
  words: string;
  sign: string;
  off: boolean;
  step(): void;
  held: (() => void) | undefined;
}) {
  const hold = use_hold(step, held);
  return (
    <button
      type="button"
      class="push"
      tabIndex={-1}
      aria-label={words}
      title={held && 'Hold: the chance at each value'}
      disabled={off}
      {...hold}
    >
      {sign}
    </button>
  );
}

/**
 * What is typed: a number in range is taken after a pause, or at once when the field is left; what
 * turns out to be none leaves no trace of the number that it began with.
 */
function use_typing(props: Props) {
  const { low, high, value, on_value } = props;
  const [typed, set_typed] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const before = useRef<number | null | undefined>(undefined);
  const leave = (): void => {
    clearTimeout(pause.current);
    before.current = undefined;
    set_typed(null);
  };
  const take = (number: number): void => {
    const mends = props.refused !== undefined;
    if (before.current === undefined && !mends) before.current = value ?? null;
    on_value(number);
  };
  const take_back = (): void => {
    if (before.current !== undefined) on_value(before.current);
    before.current = undefined;
  };
  useEffect(() => () => clearTimeout(pause.current), []);
  return {
    typed,
    leave,
    write: (text: string): void => {
      clearTimeout(pause.current);
      set_typed(text);
      if (!is_whole(text.trim(), low, high)) return take_back();
      pause.current = setTimeout(() => take(Number(text)), PAUSE);
    },
    settle: (): void => {
      if (typed === null) return;
      const text = typed.trim();
      leave();
      on_value(text === '' ? null : is_whole(text, low, high) ? Number(text) : text);
    },
    give_up: (): void => {
      take_back();
      leave();
    },
  };
}

export function Stepper(props: Props) {
  const { low, high, value, on_value, on_curve } = props;
  const { typed, leave, write, settle, give_up } = use_typing(props);
  const now = useRef(value);
  now.current = value;
  const go = (by: number): void => {
    const from = now.current;
    const to = Math.min(high, Math.max(low, (from ?? 0) + by));
    leave();
    if (to === from) return;
    now.current = to;
    on_value(to);
  };
  const steps: Record<string, () => void> = {
    ArrowUp: () => go(1),
    ArrowDown: () => go(-1),
    PageUp: () => go(LEAP),
    PageDown: () => go(-LEAP),
    Home: () => go(low - high),
    End: () => go(high - low),
    Enter: settle,
    Escape: give_up,
  };
  const show_curve = on_curve && (() => (settle(), on_curve()));
  const with_alt: typeof steps = show_curve ? { ArrowDown: show_curve } : {};
  const at_the_end = use_hold(() => undefined, show_curve);
  return (
    <div
      class="stepper"
      data-assumed={props.assumed}
      // Where the value is at an end, its button is off, and the press falls through to here.
      onPointerDown={(event) => show_curve && is_own(event) && at_the_end.onPointerDown(event)}
      onPointerUp={at_the_end.onPointerUp}
      onPointerLeave={at_the_end.onPointerLeave}
      onPointerCancel={at_the_end.onPointerCancel}
      onTouchEnd={(event) => is_own(event) && at_the_end.onTouchEnd(event)}
    >
      <Push
        words={`Less: ${props.name}`}
        sign="−"
        off={value !== undefined && value <= low}
        step={() => go(-1)}
        held={show_curve}
      />
      <input
        id={props.id}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autocomplete="off"
        aria-label={props.name}
        aria-valuenow={value}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuetext={
          value === undefined ? (props.word ?? 'as usual') : `${value} ${props.unit ?? ''}`.trim()
        }
        aria-invalid={props.refused !== undefined}
        aria-describedby={props.described}
        aria-keyshortcuts={on_curve && 'Alt+ArrowDown'}
        placeholder="–"
        value={typed ?? props.refused ?? value ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => write(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          const step = event.altKey ? with_alt[event.key] : steps[event.key];
          if (!step || event.ctrlKey || event.metaKey) return;
          if (event.key !== 'Enter' && event.key !== 'Escape') event.preventDefault();
          step();
        }}
      />
      <Push
        words={`More: ${props.name}`}
        sign="+"
        off={value !== undefined && value >= high}
        step={() => go(1)}
        held={show_curve}
      />
      {props.words?.map((word) => (
        <button
          key={word}
          type="button"
          class="stepper-word"
          aria-label={`${word}: ${props.name}`}
          aria-pressed={props.word === word}
          onClick={() => on_value(props.word === word ? null : word)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
