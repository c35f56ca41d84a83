// The end: the result, the losses of each side, the effect of the dice, and the next actions.
import type { Question } from '../../door/replies';
import { game } from '../../state/game';
import type { Game } from '../../state/game';
import { again } from '../../state/record';
import { tables } from '../../state/systems';
import { dialog, view } from '../../state/view';
import { in100 } from '../../words/hundred';
import { is_losses } from '../../words/other_measures';
import { WHOSE } from '../../words/whose';
import { first_large } from '../../words/sentence';
import { Clause } from '../said/clause';
import { luck_of, luck_words } from '../game/luck';
import { assumed, chance_at } from '../game/outlook';
import './over.css';
import { place_after } from '../game/place_in_game';
import { attend } from '../game/turn';

type OverQuestion = Extract<Question, { kind: 'over' }>;

function luck_sentence(now: Game): string | null {
  const { told } = now.story;
  const places = Array.from({ length: told.length + 1 }, (_, steps) => place_after(now, steps));
  const luck = luck_of(
    told.map(({ kind }) => kind),
    places.map(chance_at),
  );
  const falls = tables.value[now.story.rules]?.headline.falls;
  if (!luck || !falls) return null;
  return luck_words(luck, in100(luck.start).spoken, falls, WHOSE[assumed.value]);
}

/** Of what came to nothing besides casualties, so much has rows of its own. */
const NOTHINGS = 2;

function Casualties({ question, rules }: { question: OverQuestion; rules: string }) {
  const counted = (tables.value[rules]?.measures ?? []).filter(({ id }) => id in question.measures);
  const none = counted.filter(({ id }) => question.measures[id] === 0 && !is_losses(id));
  const together = none.length > NOTHINGS;
  return (
    <dl class="casualties">
      {counted
        .filter((row) => !together || !none.includes(row))
        .map(({ id, words, unit }) => (
          <div key={id}>
            <dt>
              {first_large(words)}, <span class="soft">in {unit}</span>
            </dt>
            <dd class="number">{question.measures[id]}</dd>
          </div>
        ))}
      {together && (
        <div>
          <dt>{first_large(question.none ?? '')}</dt>
          <dd class="number">0</dd>
        </div>
      )}
    </dl>
  );
}

async function play_again(): Promise<void> {
  await again();
  attend(true);
}

export function Over({ now, question }: { now: Game; question: OverQuestion }) {
  const { rules } = now.now;
  const ending = tables.value[rules]?.endings.find(({ id }) => id === question.ending);
  const luck = game.value && luck_sentence(now);
  return (
    <section class="over" aria-labelledby="over-title">
      <h3 id="over-title" tabIndex={-1} data-next="">
        The assault is over
      </h3>
      <p class="over-ending">
        <span>
          {first_large(question.words)}
          {ending?.meaning && <span class="soft">: {ending.meaning}</span>}
        </span>
        <Clause id={question.clause} />
      </p>
      <Casualties question={question} rules={rules} />
      {luck && <p>{luck}</p>}
      <div class="play-buttons">
        <button type="button" class="primary" onClick={() => void play_again()}>
          Again with the same forces
        </button>
        <button type="button" onClick={() => (view.value = 'ask')}>
          Back to Ask
        </button>
        <button type="button" onClick={() => (dialog.value = 'share')}>
          Save or share
        </button>
      </div>
    </section>
  );
}
