// The chance of the ground from here, and what it was before the last step.
import { in100 } from '../words/hundred';

/** "76 in 100", "never", "certain" */
export function chance_words(p: number): string {
  const { word } = in100(p);
  return /\d/.test(word) ? `${word} in 100` : word;
}

function now_words(p: number): string {
  const { spoken, word } = in100(p);
  if (word === 'never') return 'The attacker never gets the ground from here';
  if (word === 'certain') return 'The attacker gets the ground for certain from here';
  return `The attacker gets the ground in ${spoken} of 100 from here`;
}

interface Props {
  /** Undefined: not known yet; null: more than the budget. */
  now: number | null | undefined;
  before: number | null | undefined;
}

export function ChanceLine({ now, before }: Props) {
  if (now === undefined || now === null) return <p class="chance soft">&nbsp;</p>;
  const was = typeof before === 'number' ? in100(before).word : null;
  const changed = was !== null && was !== in100(now).word;
  return (
    <p class="chance">
      {now_words(now)}
      {changed && <span class="soft"> ({was} before)</span>}.
    </p>
  );
}
