// What is to be done now: who is asked, the question with its clause, and the means to answer it.
import type { ComponentChildren } from 'preact';
import type { Question } from '../door/replies';
import { moving, refused } from '../state/game';
import type { Game } from '../state/game';
import './asked.css';
import { BundleForm } from './bundle_form';
import { Choice } from './choice';
import type { Draft } from './draft';
import { Clause } from './clause';
import { DicePad, type ThrowQuestion } from './dice_pad';
import { lying_side } from './dice_sides';
import { Die } from './die';
import { FaultWords } from './fault_words';
import { COMMANDERS, hands, held, own_move } from './hands';
import { Over } from './over';
import { thinking } from './own_moves';
import { SideName } from './side_name';
import { form_now } from './turn';
import { capital, dice_wanted, listed } from './told_words';

/** What somebody has to answer. */
type Open = Exclude<Question, { kind: 'over' }>;

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

/** The question in words, who is asked, and the dice of the throw in short. */
function Heading({ question, form }: { question: Open; form: Draft | null }) {
  return (
    <div class="asked-heading">
      {question.kind === 'choice' && (
        <p class="asked-who">
          <SideName side={question.who} /> <span class="soft">decides</span>
        </p>
      )}
      <h3>{form ? `One decision, ${form.rows.length} questions` : capital(question.words)}</h3>
      {!form && <Clause id={question.clause} />}
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

interface MeansProps {
  now: Game;
  question: Open;
  form: Draft | null;
}

function Means({ now, question, form }: MeansProps) {
  if (own_move(now)) return <OwnMove question={question} />;
  const key = now.lines.length;
  if (question.kind === 'throw') return <DicePad key={key} question={question} />;
  if (form) return <BundleForm form={form} />;
  return <Choice key={key} now={now} question={question} />;
}

interface FrameProps {
  question: Open;
  form: Draft | null;
  children: ComponentChildren;
}

function Frame({ question, form, children }: FrameProps) {
  return (
    <section class="asked" aria-label={question.kind === 'throw' ? 'The dice' : 'The question'}>
      <Heading question={question} form={form} />
      {refused.value && <FaultWords fault={refused.value} />}
      {children}
    </section>
  );
}

export function Asked({ now }: { now: Game }) {
  const { question } = now.now;
  if (question.kind === 'over') return <Over now={now} question={question} />;
  const form = own_move(now) ? null : form_now(now);
  return (
    <Frame question={question} form={form}>
      <Means now={now} question={question} form={form} />
    </Frame>
  );
}
