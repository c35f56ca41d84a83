// The curve as a list to choose from: with a mouse, with a thumb that slides over it and lets go, or
// with the arrow keys and Enter.
import type { RangeValue } from '../../assault/range_values';
import { use_width } from '../../plot/common/width';
import type { Range } from '../../state/range';
import { RangeDrawing } from './range_drawing';
import { column_at, gone_to, HEIGHT, range_layout } from './range_layout';
import { value_words } from './range_words';

/** Pixels by which a thumb may leave the plot and still mean a value of it. */
const SLACK = 24;

interface Props {
  known: Range;
  title: string;
  /** The value that is pointed at. */
  active: RangeValue | undefined;
  /** Undefined: at none any more. */
  point(value: RangeValue | undefined): void;
  choose(value: RangeValue): void;
}

const option_id = (index: number): string => `range-option-${index}`;

export function RangePlot({ known, title, active, point, choose }: Props) {
  const { ref, width } = use_width<HTMLDivElement>();
  const { values, present } = known.of;
  const layout = range_layout(known, width);
  const at = active === undefined ? -1 : values.indexOf(active);
  const value_at = (x: number): RangeValue | undefined => {
    const left = ref.current?.getBoundingClientRect().left ?? 0;
    return values[column_at(layout, x - left)];
  };
  const take = (value: RangeValue | undefined): void => {
    if (value !== undefined) choose(value);
  };
  const click = (event: MouseEvent): void => {
    const option = (event.target as Element).closest<HTMLElement>('[data-index]');
    take(option ? values[Number(option.dataset['index'])] : value_at(event.clientX));
  };
  const let_go = (event: TouchEvent): void => {
    // No click follows: when the panel is gone it would hit what lies beneath.
    if (event.cancelable) event.preventDefault();
    const [touch] = event.changedTouches;
    const box = ref.current?.getBoundingClientRect();
    if (!touch || !box) return;
    const beside = touch.clientY < box.top - SLACK || touch.clientY > box.bottom + SLACK;
    if (beside) point(undefined);
    else take(value_at(touch.clientX));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = gone_to(event.key, Math.max(0, at), values.length);
    const sets = event.key === 'Enter' || event.key === ' ';
    if (to === null && !sets) return;
    event.preventDefault();
    if (to === null) take(active);
    else point(values[to]);
  };
  return (
    <div
      ref={ref}
      class="range-plot"
      style={{ blockSize: `${HEIGHT}px` }}
      role="listbox"
      tabIndex={0}
      aria-label={title}
      aria-orientation="horizontal"
      aria-busy={known.busy}
      aria-activedescendant={at < 0 ? undefined : option_id(at)}
      onPointerDown={(event) => point(value_at(event.clientX))}
      onPointerMove={(event) => point(value_at(event.clientX))}
      onPointerLeave={() => point(undefined)}
      onClick={click}
      onTouchEnd={let_go}
      onKeyDown={press}
    >
      <RangeDrawing known={known} layout={layout} width={width} active={active} />
      {layout.points.map(({ value, x }, index) => (
        <div
          key={value}
          id={option_id(index)}
          class="range-option"
          role="option"
          data-index={index}
          aria-label={value_words(known, value)}
          aria-selected={value === present}
          aria-disabled={known.outcomes.get(value)?.is === 'refused'}
          style={{ insetInlineStart: `${x - layout.band / 2}px`, inlineSize: `${layout.band}px` }}
        />
      ))}
    </div>
  );
}
