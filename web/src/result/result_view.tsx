// The Ask view: an assault and its results. On a phone the answer comes first, then the ground and the
// best order, then the numbers that change them, then the plots; on a desk the numbers stand at the
// left.
import type { RuleSystem } from '../door/replies';
import { AssaultForm } from '../form/assault_form';
import { Ground } from '../ground/ground';
import { Curves } from '../plot/curves/curves';
import { Dots } from '../plot/piles/dots';
import { EndingBars } from '../plot/bars/ending_bars';
import { InTurn } from '../mount/in_turn';
import { answer, outdated, settled, trouble, type Answer } from '../state/answer';
import { sketch } from '../state/sketch';
import { tables } from '../state/systems';
import { TouchGround } from '../touch/touch_ground';
import { TouchSheet } from '../touch/touch_sheet';
import { Assumed } from './assumed';
import { BestOrder } from './best_order';
import { Further } from './further';
import { WhatItHangsOn } from './hangs_on';
import { Headline } from './headline';
import { compared } from './keep';
import { SetUpBoard } from './set_up/set_up_board';
import { SetUpTable } from './set_up/set_up_table';
import { ShortAnswer } from './short_answer';
import { MoveDraft } from './move_draft';
import { MoveStatus } from './move_status';
import './result.css';

interface Parts {
  known: Answer;
  system: RuleSystem;
}

function TheAnswer({ known }: { known: Answer }) {
  return (
    <section class="result-answer" aria-label="The answer" aria-busy={!settled.value}>
      {outdated.value && <p class="result-outdated small">This is about the assault before.</p>}
      <Headline known={known} />
    </section>
  );
}

/** What the answer is about, and what best to do. */
function AtAGlance({ known, system }: Parts) {
  const { show, scenario } = sketch.value ?? known;
  return (
    <section class="result-glance" aria-label="At a glance">
      <div class="sheet result-ground">
        <InTurn>
          <Ground
            show={show}
            touch={(laid) => <TouchGround laid={laid} scenario={show.scenario} />}
            over={(laid, top) => <MoveDraft laid={laid} top={top} drawn={scenario} />}
            below={(laid) => <MoveStatus laid={laid} drawn={scenario} />}
          />
        </InTurn>
        <TouchSheet show={show} />
        <SetUpBoard />
        <SetUpTable rules={known.show.rules} />
      </div>
      <div class="sheet result-best">
        <InTurn>
          <BestOrder known={known} system={system} />
        </InTurn>
      </div>
    </section>
  );
}

/** The same answer as plots, and what it rests on. */
function InDetail({ known, system }: Parts) {
  const behind = compared.value;
  const ghost = behind && { ...behind, odds: behind.answer.odds };
  const plotted = { odds: known.odds, system, ghost };
  return (
    <section class="result-detail" aria-label="In detail">
      <div class="sheet">
        <InTurn>
          <Dots {...plotted} />
        </InTurn>
        <Assumed premises={known.odds.premises} />
      </div>
      <div class="sheet">
        <InTurn>
          <EndingBars {...plotted} />
        </InTurn>
        <Assumed premises={known.odds.premises} />
      </div>
      <div class="sheet result-curves">
        <InTurn>
          <Curves {...plotted} />
        </InTurn>
        <Assumed premises={known.odds.premises} />
      </div>
      <InTurn>
        <WhatItHangsOn known={known} />
      </InTurn>
      <Further scenario={known.scenario} {...plotted} />
    </section>
  );
}

export function ResultView() {
  const known = answer.value;
  const system = known && tables.value[known.show.rules];
  if (!known || !system)
    return trouble.value ? <AssaultForm /> : <p class="result-waits">Working out …</p>;
  return (
    <div class="result">
      <InTurn>
        <ShortAnswer known={known} system={system} />
      </InTurn>
      <InTurn>
        <TheAnswer known={known} />
      </InTurn>
      <AtAGlance known={known} system={system} />
      <div class="result-form">
        <InTurn>
          <AssaultForm />
        </InTurn>
      </div>
      <InDetail known={known} system={system} />
    </div>
  );
}
