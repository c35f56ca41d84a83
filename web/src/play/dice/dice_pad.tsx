// Dice as they fall on the table: typed, pressed or pasted, shown as they lie, and rolled in.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Question } from '../../door/replies';
import { moving, type Game } from '../../state/game';
import { bind, type Key } from '../../state/keys';
import { roll_at_once } from '../../state/prefs';
import { say } from '../../state/say';
import './dice_pad.css';
import { Die } from './die';
import { SideName } from '../said/side_name';
import { single } from '../game/single';
import { bayonet_rolls, roll_in } from '../game/turn';
import { dice_wanted } from '../game/told_words';
import { add_die, read_dice, take_back, type Typed } from '../game/typed_dice';

export type ThrowQuestion = Extract<Question, { kind: 'throw' }>;

/** Dice with more sides than this have a number pad instead of a key for each face. */
const KEYS_MAX = 20;
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

const NONE_LEFT = 'All the dice lie there: throw these, or take one back.';
const left_words = (left: number): string => `${left} more ${left === 1 ? 'die' : 'dice'} to come.`;

interface Hand {
  text: string;
  typed: Typed;
  /** Null when all is well. */
  trouble: string | null;
  change(text: string): void;
  push(face: number): void;
  digit(digit: string): void;
  back(): void;
  roll(): void;
  /** Bayonet rolls what was not typed. */
  rest(): void;
}

/** The dice that were typed and not rolled in yet. */
function useDice(now: Game, question: ThrowQuestion): Hand {
  const [text, set_text] = useState('');
  const [trouble, set_trouble] = useState<string | null>(null);
  const typed = read_dice(text, question);

  const roll = (from: string): void => {
    const { faces, fault } = read_dice(from, question);
    const left = question.dice - faces.length;
    if (fault ?? left > 0) return set_trouble(fault ?? left_words(left));
    void roll_in(now, faces);
  };
  const rest = (): void => {
    if (typed.fault ?? typed.faces.length === question.dice)
      return set_trouble(typed.fault ?? NONE_LEFT);
    void bayonet_rolls(now, typed.faces);
  };
  /** A key that leads to no dice changes nothing; what was pasted stays, to be mended. */
  const change = (next: string, by_key: boolean): void => {
    if (moving.value) return; // dice that are on their way stay as they lie
    const read = read_dice(next, question);
    set_trouble(read.fault);
    if (read.fault !== null && by_key) return;
    set_text(next);
    const full = read.fault === null && read.faces.length === question.dice;
    if (full && !read.open && roll_at_once.value) roll(next);
    else if (full && !read.open) say(`${read.faces.join(', ')}. Enter rolls them in.`);
  };
  return {
    text,
    typed,
    trouble,
    change: (next) => change(next, false),
    push: (face) => change(add_die(text, face, question), true),
    digit: (digit) => change(text + digit, true),
    back: () => change(take_back(text, question), false),
    roll: () => roll(text),
    rest,
  };
}

// --- Keys of the keyboard -----------------------------------------------------------------------

/** Where dice are typed Enter rolls them in, wherever the focus was: on the tab that led here, say. */
function focus_field(): void {
  document.querySelector<HTMLElement>('.tray-field')?.focus({ preventScroll: true });
}

function dice_keys(hand: () => Hand): Key[] {
  const where = 'Roll it, dice';
  const digits = DIGITS.map((digit) => ({
    key: digit,
    words: 'a die as it fell',
    where,
    run: () => {
      hand().digit(digit);
      focus_field();
    },
  }));
  return [
    ...digits,
    { key: 'Backspace', words: 'take the last die back', where, run: () => hand().back() },
    {
      key: 'r',
      words: 'let Bayonet roll the dice that are not typed',
      where,
      run: () => hand().rest(),
    },
  ];
}

// --- On the page --------------------------------------------------------------------------------

interface Part {
  now: Game;
  hand: Hand;
  question: ThrowQuestion;
}

/** What was typed, drawn; the field itself lies over it, so that a tap there reaches it. */
function Tray({ hand, question }: Omit<Part, 'now'>) {
  const { faces } = hand.typed;
  const places = Array.from({ length: question.dice }, (_, index) => faces[index] ?? 0);
  return (
    <div class="tray">
      <span class="tray-dice">
        {places.map((face, index) => (
          <Die key={index} face={face} sides={question.sides} side={question.side} />
        ))}
      </span>
      <input
        class="tray-field"
        type="text"
        inputMode="none"
        autocomplete="off"
        spellcheck={false}
        aria-label="Your dice"
        aria-describedby="dice-wanted dice-trouble"
        aria-invalid={hand.trouble !== null && hand.typed.fault !== null}
        data-next=""
        readOnly={moving.value}
        value={hand.text}
        onInput={(event) => hand.change(event.currentTarget.value)}
      />
    </div>
  );
}

/** After a press by mouse or thumb the focus stays with the dice; by keyboard it stays on the key. */
function back_to_field(event: MouseEvent): void {
  if (event.detail === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const form = event.currentTarget.closest('form');
  form?.querySelector<HTMLElement>('.tray-field')?.focus({ preventScroll: true });
}

function Keys({ hand, question }: Omit<Part, 'now'>) {
  const { sides } = question;
  const faces = Array.from({ length: sides }, (_, index) => index + 1);
  const by_face = sides <= KEYS_MAX;
  const press = (run: () => void) => (event: MouseEvent) => {
    run();
    back_to_field(event);
  };
  return (
    <div class={`dice-keys${sides > 6 ? ' dice-keys-many' : ''}`}>
      {by_face
        ? faces.map((face) => (
            <button
              key={face}
              type="button"
              class="dice-key"
              onClick={press(() => hand.push(face))}
            >
              {face}
            </button>
          ))
        : [...DIGITS.slice(1), '0'].map((digit) => (
            <button
              key={digit}
              type="button"
              class="dice-key"
              onClick={press(() => hand.digit(digit))}
            >
              {digit}
            </button>
          ))}
      {!by_face && (
        <button
          type="button"
          class="dice-key dice-key-next"
          onClick={press(() => hand.change(`${hand.text.trim()} `))}
        >
          Next die
        </button>
      )}
    </div>
  );
}

function Actions({ hand, question }: Omit<Part, 'now'>) {
  const full = hand.typed.faces.length === question.dice;
  return (
    <div class="dice-actions">
      <button
        type="button"
        aria-label="Take back the last die"
        disabled={hand.text === ''}
        onClick={(event) => {
          hand.back();
          back_to_field(event);
        }}
      >
        <span aria-hidden="true">⌫</span>
      </button>
      <button type="button" aria-disabled={moving.value} onClick={single(hand.rest)}>
        {hand.typed.faces.length > 0 ? 'Roll the rest' : 'Bayonet rolls'}
      </button>
      <button type="submit" class={full ? 'primary' : ''} aria-disabled={moving.value}>
        Throw these
      </button>
    </div>
  );
}

export function DicePad({ now, question }: Omit<Part, 'hand'>) {
  const hand = useDice(now, question);
  const current = useRef(hand);
  current.current = hand;
  useEffect(() => bind(dice_keys(() => current.current)), []);
  const submit = (event: Event): void => {
    event.preventDefault();
    hand.roll();
  };
  return (
    <form class="dice-pad" onSubmit={submit}>
      <p id="dice-wanted" class="dice-wanted">
        <SideName side={question.side} />, {dice_wanted(question)}
      </p>
      <Tray hand={hand} question={question} />
      <p id="dice-trouble" class="dice-trouble" role="alert">
        {hand.trouble}
      </p>
      <Keys hand={hand} question={question} />
      <Actions hand={hand} question={question} />
    </form>
  );
}
