// A question with its options as large buttons; keys 1 to 9 press them.
import { useEffect } from 'preact/hooks';
import { moving } from '../../state/game';
import type { Game } from '../../state/game';
import { bind } from '../../state/keys';
import { first_large } from '../../words/sentence';
import './choice.css';
import type { Choice as ChoiceQuestion } from '../game/draft';
import { single } from '../game/single';
import { advice_now, advice_wanted } from '../game/outlook';
import { PlaceForm } from './place_form';
import { order_words } from '../game/told_words';
import { choose } from '../game/turn';
import { margin_words } from '../game/worth_words';

const KEYED = 9;

function bind_options(now: Game, question: ChoiceQuestion): () => void {
  return bind(
    question.options.slice(0, KEYED).map(({ id, words }, index) => ({
      key: String(index + 1),
      words: `choose: ${words}`,
      where: 'Roll it',
      run: () => void choose(now, id),
    })),
  );
}

/** What best play makes of an option where the game is; '' until it is known, null where it is not
    wanted. */
function worth_now(id: string): string | null {
  if (!advice_wanted.value) return null;
  const row = advice_now.value?.options.find((option) => option.id === id);
  return row ? margin_words(row) : '';
}

interface OptionProps {
  now: Game;
  option: ChoiceQuestion['options'][number];
  index: number;
  worth: string | null;
}

function OptionButton({ now, option, index, worth }: OptionProps) {
  return (
    <li>
      <button
        type="button"
        class={`option${worth === 'best' ? ' option-best' : ''}`}
        aria-disabled={moving.value}
        data-next={option.ordered ? '' : undefined}
        onClick={single(() => void choose(now, option.id))}
      >
        {index < KEYED && (
          <kbd class="option-key" aria-hidden="true">
            {index + 1}
          </kbd>
        )}
        <span class="option-words">{first_large(option.words)}</span>{' '}
        <span class="option-more small">
          {option.ordered && <span>{order_words(option)}</span>}
          {worth !== null && <span class="option-worth"> {worth}</span>}
        </span>
      </button>
    </li>
  );
}

export function Choice({ now, question }: { now: Game; question: ChoiceQuestion }) {
  useEffect(() => bind_options(now, question), [question]);
  return (
    <>
      <ul class="options">
        {question.options.map((option, index) => (
          <OptionButton
            key={option.id}
            now={now}
            option={option}
            index={index}
            worth={worth_now(option.id)}
          />
        ))}
      </ul>
      {question.free && <PlaceForm now={now} question={question} />}
    </>
  );
}
