// Folded contents, with a count of the values in them that differ from the usual.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  /** What it is more of, for those who do not see where it stands. */
  of: string;
  title?: string;
  /** What is in it, in a few words. */
  hint: string;
  /** How many are set differently from the usual. */
  different: number;
  /** Something in it was refused: it cannot stay folded. */
  faulty: boolean;
  children: () => ComponentChildren;
}

export function More({ of, title = 'More', hint, different, faulty, children }: Props) {
  const [open, set_open] = useState(false);
  const shown = open || faulty;
  return (
    <details class="more" open={shown} onToggle={(event) => set_open(event.currentTarget.open)}>
      <summary>
        <span class="more-title">
          {title}
          <span class="spoken"> {of}</span>
        </span>
        {different > 0 && <span class="more-count">{different} set differently</span>}
        {!shown && <span class="more-hint">{hint}</span>}
      </summary>
      {shown && children()}
    </details>
  );
}
