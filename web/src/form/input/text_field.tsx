// A text of a few words; it is taken when the field is left, or with Enter.
import { useState } from 'preact/hooks';

interface Props {
  id: string;
  name: string;
  value: string | undefined;
  most: number;
  refused?: string | undefined;
  /** What others of its kind say already. */
  offered?: readonly string[];
  placeholder?: string | undefined;
  described?: string | undefined;
  on_value(value: string | null): void;
}

export function TextField(props: Props) {
  const [typed, set_typed] = useState<string | null>(null);
  const take = (): void => {
    if (typed === null) return;
    set_typed(null);
    if (typed !== (props.value ?? '')) props.on_value(typed.trim() === '' ? null : typed);
  };
  const offered = props.offered ?? [];
  return (
    <>
      <input
        id={props.id}
        type="text"
        autocomplete="off"
        maxLength={props.most}
        aria-label={props.name}
        aria-describedby={props.described}
        aria-invalid={props.refused !== undefined}
        placeholder={props.placeholder ?? '–'}
        list={offered.length > 0 ? `${props.id}-offered` : undefined}
        value={typed ?? props.refused ?? props.value ?? ''}
        onInput={(event) => set_typed(event.currentTarget.value)}
        onChange={take}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') set_typed(null);
        }}
      />
      {offered.length > 0 && (
        <datalist id={`${props.id}-offered`}>
          {offered.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}
