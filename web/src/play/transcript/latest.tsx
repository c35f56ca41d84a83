// The latest step: the dice and how they were read, or the choice; then the result.
import type { Step, Told } from '../../door/replies';
import { game } from '../../state/game';
import { Clause } from '../said/clause';
import { Decided } from './decided';
import { dice_sides } from '../game/dice_sides';
import { DiceTold } from '../dice/dice_told';
import './latest.css';
import { SideName } from '../said/side_name';
import { groups_of } from '../game/taking_back';
import { sentence } from '../game/told_words';

export function Events({ events }: { events: readonly Told[] }) {
  if (events.length === 0) return null;
  return (
    <ul class="events">
      {events.map((event, index) => (
        <li key={index} class="event">
          <span class="rank-words">{sentence(event.words)}</span>
          <Clause id={event.clause} />
        </li>
      ))}
    </ul>
  );
}

function Chosen({ step }: { step: Step }) {
  if (!step.choose || !step.who) return null;
  return (
    <p class="event">
      <span class="rank-words">
        <SideName side={step.who} />: {sentence(step.choose.words)}
        <Decided line={step.line} />
      </span>
      <Clause id={step.choose.clause} />
    </p>
  );
}

function StepTold({ step }: { step: Step }) {
  const sides = dice_sides(step.at, step.threw?.faces ?? []);
  return (
    <>
      <Chosen step={step} />
      {step.threw && <DiceTold threw={step.threw} reading={step.reading ?? []} sides={sides} />}
      <Events events={step.events} />
    </>
  );
}

/** The last decision or throw; at the beginning what the start told. */
export function Latest() {
  const now = game.value;
  if (!now) return null;
  const last = groups_of(now.story.told).at(-1);
  return (
    <section class="latest" aria-label="What happened">
      {last ? (
        last.map((step) => <StepTold key={step.line} step={step} />)
      ) : (
        <Events events={now.story.events} />
      )}
    </section>
  );
}
