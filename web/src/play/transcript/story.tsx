// The story: every step that was not taken back, each with a way back to before it.
import type { Step } from '../../door/replies';
import { game, moving } from '../../state/game';
import { first_large } from '../../words/sentence';
import { Clause } from '../said/clause';
import { Decided } from './decided';
import { said_words } from '../../words/said';
import { chance_words } from '../said/chance_line';
import { chance_at } from '../game/outlook';
import { place_after } from '../game/place_in_game';
import './story.css';
import { undo_to } from '../game/turn';

/** Each clause that a step rests on, once. */
function clauses_of(step: Step): string[] {
  const all = [
    step.choose?.clause,
    ...(step.reading ?? []).map(({ clause }) => clause),
    ...step.events.map(({ clause }) => clause),
  ];
  return [...new Set(all.filter((id) => id !== null && id !== undefined))];
}

interface ToldProps {
  step: Step;
  index: number;
  /** After the step; undefined: not known yet, null: more than the budget. */
  chance: number | null | undefined;
}

function Told({ step, index, chance }: ToldProps) {
  return (
    <li class="told">
      <p>
        {said_words(step.said)}
        <Decided line={step.line} />
      </p>
      <div class="told-more small">
        {clauses_of(step).map((id) => (
          <Clause key={id} id={id} />
        ))}
        {typeof chance === 'number' && (
          <span class="told-chance soft">then {chance_words(chance)}</span>
        )}
        <button
          type="button"
          class="plain told-back"
          aria-label={`Back to here, before step ${index + 1}`}
          aria-disabled={moving.value}
          onClick={() => void undo_to(index)}
        >
          <span aria-hidden="true">↶</span> Back to here
        </button>
      </div>
    </li>
  );
}

/** Steps under one heading, with the place of the first among all. */
interface Chapter {
  heading: string;
  first: number;
  steps: Step[];
}

function chapters_of(told: readonly Step[]): Chapter[] {
  const chapters: Chapter[] = [];
  told.forEach((step, index) => {
    const last = chapters.at(-1);
    if (last?.heading === step.heading) last.steps.push(step);
    else chapters.push({ heading: step.heading, first: index, steps: [step] });
  });
  return chapters;
}

const undone_words = (undone: number): string =>
  undone === 1
    ? '1 step was taken back and is not told.'
    : `${undone} steps were taken back and are not told.`;

export function Story() {
  const now = game.value;
  if (!now) return null;
  const { told, undone } = now.story;
  const chances = told.map((_, index) => chance_at(place_after(now, index + 1)));
  const busy = chances.includes(undefined);
  return (
    <section class="sheet story" aria-labelledby="story-title" aria-busy={busy}>
      <h3 id="story-title">The story</h3>
      {told.length === 0 && <p class="soft">No step has been taken yet.</p>}
      {chapters_of(told).map(({ heading, first, steps }) => (
        <div key={first} class="chapter">
          <h4>{first_large(heading)}</h4>
          <ol start={first + 1} aria-label={`The story, ${heading}`}>
            {steps.map((step, index) => (
              <Told
                key={step.line}
                step={step}
                index={first + index}
                chance={chances[first + index]}
              />
            ))}
          </ol>
        </div>
      ))}
      {undone > 0 && <p class="soft small">{undone_words(undone)}</p>}
    </section>
  );
}
