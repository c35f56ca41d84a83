// Further results that not everybody wants: both sides' casualties together, and how often each
// clause bites. Computed and drawn only when unfolded.
import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Odds, RuleSystem, Scenario } from '../door/replies';
import { JointMap } from '../plot/piles/joint_map';
import type { Ghost } from '../plot/common/ghost';
import { WhyBars } from '../plot/bars/why_bars';
import { ask_why, why } from '../state/why';
import { said_words } from '../words/said';
import { Assumed } from './assumed';

interface FurtherOf {
  scenario: Scenario;
  odds: Odds;
  ghost: Ghost<Odds> | null;
  system: RuleSystem;
}

export function Further({ scenario, odds, ghost, system }: FurtherOf) {
  return (
    <>
      <Fold title="What it costs both sides together">
        <JointMap odds={odds} system={system} ghost={ghost} />
        <Assumed premises={odds.premises} />
      </Fold>
      <Fold title="How often each clause bites">
        <WhyOf scenario={scenario} />
        <Assumed premises={odds.premises} />
      </Fold>
    </>
  );
}

function Fold({ title, children }: { title: string; children: ComponentChildren }) {
  const [open, set_open] = useState(false);
  return (
    <details class="sheet result-further" onToggle={(event) => set_open(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}

function WhyOf({ scenario }: { scenario: Scenario }) {
  useEffect(() => void ask_why(scenario), [scenario]);
  const asked = why.value?.scenario === scenario ? why.value : null; // never another's
  if (asked?.refused) return <p>{asked.refused}</p>;
  if (!asked?.why) return <p role="status">Working out …</p>;
  return <WhyBars why={asked.why} why_not={said_words(asked.why_not ?? [])} />;
}
