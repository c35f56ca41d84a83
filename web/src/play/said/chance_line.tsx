// The chance of the ground from here, and what it was before the last step.
import type { Orders } from '../../door/replies';
import { tables } from '../../state/systems';
import { in100 } from '../../words/hundred';
import { WHOSE } from '../../words/whose';
import { first_large } from '../../words/sentence';

/** "76 in 100", "never", "certain" */
export function chance_words(p: number): string {
  const { word } = in100(p);
  return /\d/.test(word) ? `${word} in 100` : word;
}

/** `falls`: "the position falls". */
function now_words(p: number, falls: string): string {
  const { spoken, word } = in100(p);
  const whole: Record<string, string> = { never: 'in none of 100', certain: 'for certain' };
  return `${first_large(falls)} ${whole[word] ?? `in ${spoken} of 100`} from here`;
}

interface Props {
  rules: string;
  /** Whose orders that assumes. */
  orders: Orders;
  /** Undefined: not known yet; null: more than the budget. */
  now: number | null | undefined;
  before: number | null | undefined;
}

export function ChanceLine({ rules, orders, now, before }: Props) {
  const falls = tables.value[rules]?.headline.falls;
  if (falls === undefined || now === undefined || now === null)
    return <p class="chance soft">&nbsp;</p>;
  const was = typeof before === 'number' ? in100(before).word : null;
  const changed = was !== null && was !== in100(now).word;
  return (
    <p class="chance">
      {now_words(now, falls)}{' '}
      <span class="soft">
        ({changed && `${was} before; `}
        {WHOSE[orders]})
      </span>
      .
    </p>
  );
}
