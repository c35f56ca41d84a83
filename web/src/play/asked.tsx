// The present question: who is asked, the question with its clause, and the controls to answer
// it.
import type { ComponentChildren } from 'preact';
import type { Question } from '../door/replies';
import { moving, refused } from '../state/game';
import type { Game } from '../state/game';
import { first_large, listed } from '../words/sentence';
import './asked.css';
import { BundleForm, NotAsked, Waiting } from './choice/bundle_form';
import { Choice } from './choice/choice';
import { asking_ahead, draft, type Draft } from './game/draft';
import { Clause } from './said/clause';
import { DicePad, type ThrowQuestion } from './dice/dice_pad';
import { lying_side } from './game/dice_sides';
import { Die } from './dice/die';
import { FaultWords } from './said/fault_words';
import { COMMANDERS, hands, held, own_move } from './game/hands';
import { Over } from './transcript/over';
import { thinking } from './game/own_moves';
import { SideName } from './said/side_name';
import { form_now, unsettled } from './game/turn';
import { dice_wanted } from './game/told_words';

/** What somebody has to answer. */
type Open = Exclude<Question, { kind: 'over' }>;

interface FrameOf {
  question: Open;
  form: Draft | null;
  /** It is one of several, and the others are not there yet. */
  waits: boolean;
}

/** The dice of the throw that were thrown so far. */
function Lying({ question }: { question: ThrowQuestion }) {
  return (
    <>
      {question.thrown.map((faces, index) => (
        <p key={index} class="lying">
          <span class="spoken">Thrown so far: {listed(faces)}.</span>
          {faces.map((face, at) => (
            <Die key={at} face={face} sides={question.sides} side={lying_side(index)} />
          ))}
        </p>
      ))}
    </>
  );
}

/** What is asked, of what is known about it. */
function title(question: Open, form: Draft | null, waits: boolean): string {
  if (form) return `One decision, ${form.rows.length} questions`;
  return waits ? 'One decision, being asked' : first_large(question.words);
}

/** The question in words, who is asked, and the dice of the throw in short. */
function Heading({ question, form, waits }: FrameOf) {
  return (
    <div class="asked-heading">
      {question.kind === 'choice' && (
        <p class="asked-who">
          <SideName side={question.who} /> <span class="soft">decides</span>
        </p>
      )}
      <h3>{title(question, form, waits)}</h3>
      {!form && !waits && <Clause id={question.clause} />}
      {question.kind === 'throw' && <p class="soft small asked-throw">{question.throw}</p>}
      {question.kind === 'throw' && <Lying question={question} />}
    </div>
  );
}

/** Bayonet moves by itself, unless the player holds it. */
function OwnMove({ question }: { question: Open }) {
  const side = question.kind === 'choice' ? question.who : question.side;
  const commander = COMMANDERS.find(({ id }) => id === hands.value[side].commander);
  const words =
    question.kind === 'choice'
      ? `Bayonet commands the ${side} (${commander?.words}).`
      : `Bayonet throws ${dice_wanted(question)}.`;
  const done = thinking.value;
  return (
    <div class="own-move">
      <p tabIndex={-1} data-next="">
        {words}
      </p>
      {moving.value && done !== null && (
        <progress
          aria-label="Bayonet works it out"
          max={1}
          {...(done > 0 ? { value: done } : {})}
        />
      )}
      <button type="button" onClick={() => (held.value = !held.value)}>
        {held.value ? 'Let Bayonet go on' : 'Wait'}
      </button>
    </div>
  );
}

function Means({ now, question, form, waits }: FrameOf & { now: Game }) {
  if (own_move(now)) return <OwnMove question={question} />;
  const key = now.lines.length;
  if (question.kind === 'throw') return <DicePad key={key} now={now} question={question} />;
  if (form) return <BundleForm form={form} />;
  if (waits) return <Waiting options={question.options.length} />;
  return (
    <>
      {draft.value?.of === now && (
        <NotAsked
          form={draft.value}
          words="This is one of several questions of one decision; here it is by itself."
        />
      )}
      <Choice key={key} now={now} question={question} />
    </>
  );
}

function Frame({ children, ...of }: FrameOf & { children: ComponentChildren }) {
  return (
    <section
      class="asked"
      aria-label={of.question.kind === 'throw' ? 'The dice' : 'The question'}
      aria-busy={unsettled.value}
    >
      <Heading {...of} />
      {refused.value && <FaultWords fault={refused.value} />}
      {children}
    </section>
  );
}

export function Asked({ now }: { now: Game }) {
  const { question } = now.now;
  if (question.kind === 'over') return <Over now={now} question={question} />;
  const own = own_move(now) !== null;
  const of = { question, form: own ? null : form_now(now), waits: !own && asking_ahead.value };
  return (
    <Frame {...of}>
      <Means now={now} {...of} />
    </Frame>
  );
}
