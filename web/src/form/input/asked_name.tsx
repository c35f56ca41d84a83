// The name of a field, which unfolds its meaning on request.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  /** Of the field; the unfolded help is `${id}-help`. */
  id: string;
  /** Whose it is, for those who do not see where it stands. */
  of: string;
  words: string;
  /** What is said under the name, lightly. */
  small: ComponentChildren;
  /** The field's control and what else belongs to it. */
  children: ComponentChildren;
  help(): ComponentChildren;
}

export function AskedName({ id, of, words, small, children, help }: Props) {
  const [helped, set_helped] = useState(false);
  return (
    <>
      <div class="field-name">
        <button
          type="button"
          class="plain field-ask"
          aria-expanded={helped}
          aria-controls={helped ? `${id}-help` : undefined}
          onClick={() => set_helped(!helped)}
        >
          <span class="spoken">About {of}</span>
          <span>{words}</span>
          <small>{small}</small>
        </button>
      </div>
      {children}
      {helped && (
        <div class="field-help" id={`${id}-help`}>
          {help()}
        </div>
      )}
    </>
  );
}
