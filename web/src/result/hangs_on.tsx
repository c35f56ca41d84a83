// The settings that the answer hangs on, and those that had no effect.
import { useState } from 'preact/hooks';
import type { HangsOn, Odds, Scenario } from '../door/replies';
import { HangsBars } from '../plot/bars/hangs_bars';
import type { Answer } from '../state/answer';
import { measure_all, measure_certain, measured, type Measured } from '../state/hangs';
import { first_told, those_told } from '../words/hangs_words';
import { Assumed } from './assumed';
import { SaidWords } from './said_words';

/** The readings that are left out, and a way to have them measured. */
function Certain({ hangs, scenario }: { hangs: HangsOn; scenario: Scenario }) {
  if (!hangs.certain) return null;
  return (
    <p class="soft small">
      <SaidWords said={hangs.certain} />{' '}
      <button type="button" class="plain" onClick={() => void measure_certain(scenario)}>
        Measure that too
      </button>
    </p>
  );
}

function Known({ hangs, odds, scenario }: { hangs: HangsOn; odds: Odds; scenario: Scenario }) {
  const [all, set_all] = useState(false);
  const told = those_told(hangs);
  const rows = all ? told : first_told(told);
  const more = told.length - rows.length;
  return (
    <>
      {hangs.concluded && (
        <p class="concluded">
          <SaidWords said={hangs.concluded} />
        </p>
      )}
      <HangsBars hangs={hangs} rows={rows} now={odds.ground_in_100} />
      {more > 0 && (
        <button type="button" class="plain" onClick={() => set_all(true)}>
          {more} more {more === 1 ? 'moves' : 'move'} it by 1 in 100 or more
        </button>
      )}
      {hangs.others && (
        <p class="soft small">
          <SaidWords said={hangs.others} />
        </p>
      )}
      <Certain hangs={hangs} scenario={scenario} />
      <Assumed premises={hangs.premises} />
    </>
  );
}

function Unknown({ asked, scenario }: { asked: Measured | null; scenario: Scenario }) {
  if (asked?.refused) return <p>{asked.refused}</p>;
  if (!asked?.too_many) return <p role="status">Measuring …</p>;
  return (
    <p>
      To measure which readings of the rules this hangs on takes many situations.{' '}
      <button type="button" onClick={() => void measure_all(scenario)}>
        Measure it
      </button>
    </p>
  );
}

export function WhatItHangsOn({ known: { scenario, odds } }: { known: Answer }) {
  const asked = measured.value?.scenario === scenario ? measured.value : null; // never another's
  const hangs = asked?.hangs ?? null;
  if (hangs?.settings.length === 0 && !hangs.certain) return null;
  const busy = hangs === null && !asked?.too_many && !asked?.refused;
  return (
    <section class="sheet result-hangs" aria-labelledby="result-hangs" aria-busy={busy}>
      <h2 id="result-hangs">What it hangs on</h2>
      {hangs ? (
        <Known hangs={hangs} odds={odds} scenario={scenario} />
      ) : (
        <Unknown asked={asked} scenario={scenario} />
      )}
    </section>
  );
}
