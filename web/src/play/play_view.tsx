// The Roll view: the assault step by step, with dice from the table or the page's, and every
// clause at hand.
import { useEffect, useRef, useState } from 'preact/hooks';
import { effect } from '@preact/signals';
import { Refused } from '../door/door';
import type { Fault } from '../door/replies';
import { Ground } from '../ground/ground';
import { game, is_over, steps_of } from '../state/game';
import type { Game } from '../state/game';
import { bind } from '../state/keys';
import { arrive, lost, offer, start_anew, unasked } from '../state/record';
import { assault } from '../state/assault';
import { warn_at } from '../state/prefs';
import { read } from '../state/systems';
import { AdvicePanel } from './players/advice_panel';
import { Asked } from './asked';
import { ByHand, HandStatus } from './choice/by_hand';
import { prepare } from './game/draft';
import { FaultWords } from './said/fault_words';
import { Gate } from './players/gate';
import { HandsPanel } from './players/hands_panel';
import { own_move } from './game/hands';
import { Latest } from './transcript/latest';
import { focus_next } from './game/next_focus';
import { advice_needed, advice_wanted } from './game/outlook';
import { follow_own_moves } from './game/own_moves';
import './play_view.css';
import { Standing } from './transcript/standing';
import { Story } from './transcript/story';
import { attend, attended, attention, undo, unsettled } from './game/turn';
import { WarningDialog } from './players/warning_dialog';

const where = 'Roll it';

const bind_roll_keys = (): (() => void) =>
  bind([
    { key: 'u', words: 'take the last step back', where, run: () => void undo() },
    { key: 'o', words: 'odds and best order', where, run: toggle_advice },
  ]);

function toggle_advice(): void {
  advice_wanted.value = !advice_wanted.value;
}

/** Best play has to be known before a choice that the player is to be warned of. */
const follow_warning = (): (() => void) =>
  effect(() => {
    const now = game.value;
    const mine = now?.now.question.kind === 'choice' && own_move(now) === null;
    advice_needed.value = warn_at.value > 0 && mine;
  });

/** What a new game needs before it is shown whole: its rules, and the form of its first question. */
const follow_game = (): (() => void) =>
  effect(() => {
    const now = game.value;
    if (!now) return;
    void read(now.now.rules);
    void prepare(now);
  });

function Tools({ now }: { now: Game }) {
  const nothing = steps_of(now) === 0;
  return (
    <div class="play-buttons">
      <button type="button" disabled={nothing} onClick={() => void undo()}>
        Undo
      </button>
      {!is_over(now) && (
        <button type="button" aria-pressed={advice_wanted.value} onClick={toggle_advice}>
          Odds and best order
        </button>
      )}
      {!nothing && (
        <button type="button" class="plain" onClick={() => void start_anew()}>
          Start anew …
        </button>
      )}
    </div>
  );
}

/** Whom the question is about: it is marked on a map. */
function unit_asked({ now: { question } }: Game): string | null {
  return question.kind === 'choice' ? (question.unit ?? null) : null;
}

function Table({ now }: { now: Game }) {
  return (
    <div class="play">
      <div class="sheet play-main">
        <Standing />
        <Ground
          show={now.show}
          ghost={now.before}
          asked={unit_asked(now)}
          brief
          over={(laid, top) => <ByHand now={now} laid={laid} top={top} />}
          below={(laid) => <HandStatus now={now} laid={laid} />}
        />
        <Latest />
        <Asked now={now} />
        <Tools now={now} />
      </div>
      <div class="play-side">
        <AdvicePanel />
        <HandsPanel />
        <Story />
      </div>
      <WarningDialog />
    </div>
  );
}

export function PlayView() {
  const root = useRef<HTMLDivElement>(null);
  const [fault, set_fault] = useState<Fault | null>(null);
  // A game of an earlier visit is not to be played on before it is known what else there is.
  const [arrived, set_arrived] = useState(false);
  const refuse = (thrown: unknown): void => {
    if (!(thrown instanceof Refused)) throw thrown;
    set_fault(thrown.fault);
  };
  useEffect(bind_roll_keys, []);
  useEffect(follow_warning, []);
  useEffect(follow_game, []);
  useEffect(follow_own_moves, []);
  useEffect(() => {
    set_fault(null);
    arrive()
      .finally(() => set_arrived(true))
      .then(() => game.value && prepare(game.value))
      .then(() => attend(false), refuse);
  }, [assault.value]);
  useEffect(() => {
    const { count, firmly, from } = attention.value;
    if (count !== attended.value && root.current) focus_next(root.current, firmly, from);
    attended.value = count;
  }, [attention.value]);

  const now = game.value;
  const instead = offer.value;
  return (
    <div
      ref={root}
      class="play-view"
      aria-busy={unsettled.value}
      data-line={now ? now.lines.length : undefined}
    >
      {fault && <FaultWords fault={fault} />}
      {lost.value && <FaultWords fault={lost.value.fault} />}
      {now && instead && <Gate now={now} instead={instead} refuse={refuse} />}
      {now && !instead && (arrived || !unasked.value) && <Table now={now} />}
    </div>
  );
}
