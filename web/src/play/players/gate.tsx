// The question before one game replaces another: nothing is put away until the player agrees.
import { useEffect } from 'preact/hooks';
import { is_over, steps_of } from '../../state/game';
import type { Game } from '../../state/game';
import { say } from '../../state/say';
import { go_on, type Offer } from '../../state/record';
import { dialog } from '../../state/view';
import { first_large } from '../../words/sentence';
import './gate.css';
import { attend } from '../game/turn';

const count_words = (steps: number): string => `${steps} ${steps === 1 ? 'step' : 'steps'} made`;

function where_words(now: Game): string {
  const { question, heading } = now.now;
  if (question.kind === 'over') return `It is over: ${question.words}.`;
  return `${first_large(heading)}; ${count_words(steps_of(now))}.`;
}

const TAKE: Record<Offer['kind'], string> = {
  assault: 'Start anew',
  record: 'Open the record',
};

interface Props {
  now: Game;
  instead: Offer;
  refuse(fault: unknown): void;
}

const gate_words = (now: Game): string =>
  `${is_over(now) ? 'You played' : 'You were in the middle of'} ${now.title}`;

export function Gate({ now, instead, refuse }: Props) {
  useEffect(() => {
    say(`${gate_words(now)}. ${where_words(now)} ${TAKE[instead.kind]}: ${instead.title}?`);
    attend(true);
  }, [instead]);
  const take = (): void => {
    instead.take().then(() => attend(true), refuse);
  };
  const stay = (): void => {
    go_on();
    attend(true);
  };
  return (
    <section class="sheet gate" aria-labelledby="gate-title">
      <h2 id="gate-title" tabIndex={-1} data-next="">
        {gate_words(now)}
      </h2>
      <p>{where_words(now)}</p>
      <div class="play-buttons">
        <button type="button" class="primary" onClick={stay}>
          {is_over(now) ? 'Look at it' : 'Go on'}
        </button>
        <button type="button" onClick={take}>
          {TAKE[instead.kind]}
        </button>
        <button type="button" class="plain" onClick={() => (dialog.value = 'share')}>
          Save it first
        </button>
      </div>
      <p class="soft">
        {TAKE[instead.kind]}: {instead.title}. The game above is put away then.
      </p>
    </section>
  );
}
