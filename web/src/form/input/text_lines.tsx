// A text of several lines, such as a map: letter under letter. It is taken when the field is left,
// or with Control and Enter.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Fault } from '../../door/replies';

interface Props {
  id: string;
  name: string;
  value: string | undefined;
  most: number;
  refused?: string | undefined;
  /** Where in the text it is refused. */
  fault?: Fault | undefined;
  described?: string | undefined;
  on_value(value: string | null): void;
}

const ROWS_MOST = 20;

/** The offset of a line and column, from 1, into a text. */
function offset_of(text: string, line: number, column: number): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const letters = [...(lines[line - 1] ?? '')].slice(0, column - 1);
  return before + letters.join('').length;
}

export function TextLines(props: Props) {
  const [typed, set_typed] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = typed ?? props.refused ?? props.value ?? '';
  const take = (): void => {
    if (typed === null) return;
    set_typed(null);
    if (typed !== (props.value ?? '')) props.on_value(typed.trim() === '' ? null : typed);
  };
  const { text_line, text_column } = props.fault ?? {};
  useLayoutEffect(() => {
    if (text_line === undefined || text_column === undefined || typed !== null) return;
    const at = offset_of(shown, text_line, text_column);
    area.current?.setSelectionRange(at, at + 1);
  }, [text_line, text_column, shown]);
  return (
    <textarea
      ref={area}
      id={props.id}
      class="lines"
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      wrap="off"
      rows={Math.min(ROWS_MOST, shown.replace(/\n$/, '').split('\n').length)}
      maxLength={props.most}
      aria-label={props.name}
      aria-describedby={props.described}
      aria-invalid={props.refused !== undefined}
      value={shown}
      onInput={(event) => set_typed(event.currentTarget.value)}
      onChange={take}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) take();
        if (event.key === 'Escape') set_typed(null);
      }}
    />
  );
}
