// A whole number: a button for less, a value that can be typed, a button for more. Holding a
// button repeats it; the arrow keys and Page Up and Down do the same.
import { useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds until a button held down repeats, and between its repetitions. */
const HOLD = 400;
const REPEAT = 60;
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
  onContextMenu(event: Event): void;
  onClick(): void;
}

/** Runs `step` on a press, and again and again while the button is held. */
function use_hold(step: () => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const latest = useRef(step);
  latest.current = step;
  const stop = (): void => clearTimeout(timer.current);
  const again = (): void => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(again, REPEAT);
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      repeated.current = false;
      stop();
      timer.current = setTimeout(again, HOLD);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => event.preventDefault(),
    onClick: () => {
      stop();
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}

function Push({
  words,
  sign,
  off,
  step,
}: {
  words: string;
  sign: string;
  off: boolean;
  step(): void;
}) {
  const hold = use_hold(step);
  return (
    <button type="button" class="push" tabIndex={-1} aria-label={words} disabled={off} {...hold}>
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
  const { low, high, value, on_value } = props;
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
  return (
    <div class="stepper" data-assumed={props.assumed}>
      <Push
        words={`Less: ${props.name}`}
        sign="−"
        off={value !== undefined && value <= low}
        step={() => go(-1)}
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
        placeholder="–"
        value={typed ?? props.refused ?? value ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => write(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key !== 'Enter' && event.key !== 'Escape') event.preventDefault();
          step();
        }}
      />
      <Push
        words={`More: ${props.name}`}
        sign="+"
        off={value !== undefined && value >= high}
        step={() => go(1)}
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
