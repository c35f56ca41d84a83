// The view of a zoomed table top: zooming about a fixed point, and moving the view.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Times as large as the whole table is drawn. */
export const MOST = 8;
export const STEP = 1.5;

type Point = readonly [number, number];

export interface Zoom {
  /** The part of the page in which the table is seen. */
  ref: RefObject<HTMLDivElement | null>;
  zoom: number;
  /** So many times larger; `at`, in pixels from the upper left, stays where it is. False: it goes no further. */
  by(times: number, at?: Point): boolean;
  whole(): void;
  /** So many pixels to the east and to the south. */
  pan(x: number, y: number): void;
}

/** `origin`: the pixel of the drawing that does not move when it grows. */
export function use_zoom(origin: Point): Zoom {
  const ref = useRef<HTMLDivElement>(null);
  const [zoom, set_zoom] = useState(1);
  /** What is under `at`, in pixels of the whole table, until the drawing has grown. */
  const fixed = useRef<{ what: Point; at: Point } | null>(null);
  const [left, top] = origin;
  useLayoutEffect(() => {
    const [seen, kept] = [ref.current, fixed.current];
    fixed.current = null;
    if (!seen || !kept) return;
    seen.scrollLeft = left + kept.what[0] * zoom - kept.at[0];
    seen.scrollTop = top + kept.what[1] * zoom - kept.at[1];
  }, [zoom, left, top]);

  function by(times: number, at?: Point): boolean {
    const seen = ref.current;
    const next = Math.min(MOST, Math.max(1, zoom * times));
    if (!seen || next === zoom) return false;
    const [x, y] = at ?? [seen.clientWidth / 2, seen.clientHeight / 2];
    const what: Point = [(seen.scrollLeft + x - left) / zoom, (seen.scrollTop + y - top) / zoom];
    fixed.current ??= { what, at: [x, y] };
    set_zoom(next);
    return true;
  }

  return {
    ref,
    zoom,
    by,
    whole: () => set_zoom(1),
    pan: (x, y) => ref.current?.scrollBy({ left: x, top: y, behavior: 'instant' }),
  };
}

/** Pixels that are kept between a point and the edge of what is seen. */
const AROUND = 48;

/** Brings a point of a drawing that is larger than what is seen of it into sight. */
export function keep_in_sight(drawing: Element, x: number, y: number): void {
  const seen = drawing.closest('.zoom-seen');
  if (!seen) return;
  const [box, whole] = [seen.getBoundingClientRect(), drawing.getBoundingClientRect()];
  const over = (at: number, from: number, long: number): number =>
    Math.min(0, at - AROUND - from) || Math.max(0, at + AROUND - from - long);
  seen.scrollBy({
    left: over(whole.left + x, box.left, seen.clientWidth),
    top: over(whole.top + y, box.top, seen.clientHeight),
    behavior: 'instant',
  });
}
