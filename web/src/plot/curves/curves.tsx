// Casualties of both sides: in how many of a hundred assaults there are at least so many. A
// thumb, a mouse or the arrow keys move a cursor that shows the numbers.
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Odds } from '../../door/replies';
import { after_it } from '../../state/answer';
import { other_measures } from '../../words/other_measures';
import { averages_sentence, noun_of } from '../../words/tails';
import {
  are_flat,
  both_sides,
  curves_of,
  curves_summary,
  curves_table,
  first_reading,
  GUTTER,
  last_of,
  reading,
  type WithMeasures,
} from './curve_data';
import type { Drawing, Drawn } from './curve_drawing';
import type { Ghost } from '../common/ghost';
import { when_near } from '../common/near';
import { TableTwin } from '../common/table_twin';
import { on_theme_change } from '../common/theme_change';
import { use_width } from '../common/width';
import '../common/plot.css';
import './curves.css';

export interface CurvesPlotted {
  odds: WithMeasures & Pick<Odds, 'never'>;
  ghost?: Ghost<WithMeasures> | null | undefined;
}

const TITLE = 'At least so many casualties';

export function Curves({ odds, ghost }: CurvesPlotted) {
  const of = useMemo(() => both_sides(odds), [odds]);
  const before = useMemo(() => (ghost ? both_sides(ghost.odds) : null), [ghost?.odds]);
  const [chosen, choose] = useState<number | null>(null);
  const drawn = useMemo(() => {
    if (!of) return null;
    const last = last_of(of, before);
    const least = Math.min(chosen ?? first_reading(of), last);
    const behind = before && before !== of ? curves_of(before, last) : null;
    return { curves: curves_of(of, last), ghost: behind, least };
  }, [of, before, chosen]);
  if (!of || !drawn) return null;
  const flat = are_flat(drawn.curves) && (!drawn.ghost || are_flat(drawn.ghost));
  const said = reading(of, flat ? drawn.curves.x.length : drawn.least);
  return (
    <figure class="curves" aria-label={TITLE}>
      <figcaption class="plot-caption">
        <h3>At least so many {noun_of(of.attacker)}</h3>
        {!flat && (
          <p class="soft small">In how many of 100{drawn.ghost && `; dotted: ${ghost?.words}`}.</p>
        )}
      </figcaption>
      {!flat && <Canvas drawn={drawn} title={curves_summary(of)} said={said} choose={choose} />}
      <p class="curves-reading">{said}.</p>
      <p class="soft small">{averages_sentence(odds)}</p>
      {other_measures(odds).map((words) => (
        <p key={words} class="soft small">
          {words}
        </p>
      ))}
      <TableTwin table={(full) => curves_table(of, full)} />
    </figure>
  );
}

interface CanvasOf {
  drawn: Drawn;
  title: string;
  said: string;
  choose: (least: number) => void;
}

function Canvas({ drawn, title, said, choose }: CanvasOf) {
  const { ref, width } = use_width<HTMLDivElement>();
  const { drawing, missing, fetch } = use_drawing(ref, drawn, width);
  const last = drawn.curves.x.length;
  const point = (event: PointerEvent): void => {
    const left = ref.current?.getBoundingClientRect().left;
    if (left === undefined || !drawing.current) return;
    choose(Math.min(Math.max(1, drawing.current.number_at(event.clientX - left)), last));
  };
  return (
    <div>
      <div
        ref={ref}
        class="curves-room"
        role="img"
        aria-label={title}
        onPointerMove={point}
        onPointerDown={point}
      />
      {missing && (
        <p role="alert">
          The part of the page that draws this did not come. The table below has the numbers.{' '}
          <button type="button" onClick={fetch}>
            Try again
          </button>
        </p>
      )}
      {last > 1 && (
        <input
          type="range"
          class="curves-cursor"
          style={under_plot(width, last)}
          min={1}
          max={last}
          value={drawn.least}
          aria-label="At least"
          aria-valuetext={said}
          onInput={(event) => choose(event.currentTarget.valueAsNumber)}
        />
      )}
    </div>
  );
}

const THUMB = 16; // pixels, as browsers draw it

/** From the middle of the first number to that of the last. */
function under_plot(
  width: number,
  last: number,
): { marginInlineStart: string; inlineSize: string } {
  const plot = Math.max(0, width - GUTTER.left - GUTTER.right);
  const band = plot / last;
  return {
    marginInlineStart: `${GUTTER.left + (band - THUMB) / 2}px`,
    inlineSize: `${plot - band + THUMB}px`,
  };
}

interface Shown {
  drawing: RefObject<Drawing | null>;
  /** Its code did not come. */
  missing: boolean;
  /** Asks for it once more. */
  fetch(): void;
}

/** The drawing in an element, from when its code is there until the element goes. */
function use_drawing(host: RefObject<HTMLDivElement | null>, drawn: Drawn, width: number): Shown {
  const drawing = useRef<Drawing | null>(null);
  const [missing, set_missing] = useState(false);
  const latest = useRef({ drawn, width });
  latest.current = { drawn, width };
  const fetch = (): void => {
    set_missing(false);
    const draw = ({ draw_in }: typeof import('./curve_drawing')): void => {
      if (drawing.current || !host.current) return;
      drawing.current = draw_in(host.current, latest.current.drawn, latest.current.width);
    };
    import('./curve_drawing').then(draw, () => set_missing(true));
  };
  useEffect(() => {
    const away = host.current ? when_near(host.current, () => after_it(fetch)) : undefined;
    const forget = on_theme_change(() => drawing.current?.redraw());
    return () => {
      away?.();
      forget();
      drawing.current?.end();
      drawing.current = null;
    };
  }, []);
  useEffect(() => {
    if (width > 0) drawing.current?.show(drawn, width);
  }, [drawn, width]);
  return { drawing, missing, fetch };
}
