// What is to be done now: who is asked, the question with its clause, and the means to answer it.
import type { ComponentChildren } from 'preact';
import type { Question } from '../door/replies';
import { moving, refused } from '../state/game';
import type { Game } from '../state/game';
import './asked.css';
import { BundleForm } from './bundle_form';
import { Choice } from './choice';
import { Clause } from './clause';
import { DicePad } from './dice_pad';
import { FaultWords } from './fault_words';
import { COMMANDERS, hands, held, own_move } from './hands';
import { Over } from './over';
import { thinking } from './own_moves';
import { SideName } from './side_name';
import { form_now } from './turn';
import { dice_wanted, listed } from './told_words';

/** The question in words, who is asked, and the dice of the throw in short. */
function Heading({ question }: { question: Exclude<Question, { kind: 'over' }> }) {
  const lying = question.kind === 'throw' ? question.thrown.flat() : [];
  return (
    <div class="asked-heading">
      {question.kind === 'choice' && (
        <p class="asked-who">
          <SideName side={question.who} /> <span class="soft">decides</span>
        </p>
      )}
      <h3 id="asked-title">{question.words}</h3>
      <Clause id={question.clause} />
      {question.kind === 'throw' && <p class="soft small asked-throw">{question.throw}</p>}
      {lying.length > 0 && <p class="soft small asked-throw">Thrown so far: {listed(lying)}.</p>}
    </div>
  );
}

/** Bayonet moves by itself, unless the player holds it. */
function OwnMove({ question }: { question: Exclude<Question, { kind: 'over' }> }) {
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

function Means({ now }: { now: Game }) {
  const { question } = now.now;
  if (question.kind === 'over') return <Over now={now} question={question} />;
  if (own_move(now)) return <OwnMove question={question} />;
  const key = now.lines.length;
  if (question.kind === 'throw') return <DicePad key={key} question={question} />;
  const form = form_now(now);
  if (form) return <BundleForm form={form} />;
  return <Choice key={key} now={now} question={question} />;
}

function Frame({ now, children }: { now: Game; children: ComponentChildren }) {
  const { question } = now.now;
  return (
    <section class="asked" aria-label="What is asked">
      {question.kind !== 'over' && <Heading question={question} />}
      {refused.value && <FaultWords fault={refused.value} />}
      {children}
    </section>
  );
}

export function Asked({ now }: { now: Game }) {
  return (
    <Frame now={now}>
      <Means now={now} />
    </Frame>
  );
}
