// Zooms and moves the view of a table top with the wheel, two fingers, a dragged mouse, and keys.
// The page gets the input that the table does not use.
import { useEffect, useRef } from 'preact/hooks';
import { STEP, type Zoom } from './zoom';

type Point = readonly [number, number];

/** Pixels of the wheel that make it larger by the step. */
const NOTCH = 120;
/** Pixels that a press of a key moves by; that a mouse goes before it drags. */
const STRIDE = 60;
const STILL = 4;

const WAYS: Record<string, Point> = {
  ArrowLeft: [-STRIDE, 0],
  ArrowRight: [STRIDE, 0],
  ArrowUp: [0, -STRIDE],
  ArrowDown: [0, STRIDE],
};

const from_corner = (seen: Element, x: number, y: number): Point => {
  const { left, top } = seen.getBoundingClientRect();
  return [x - left, y - top];
};

/** The wheel zooms with Ctrl, as two fingers on a pad do, and where the table has the focus. */
function on_wheel(event: WheelEvent, zoom: Zoom): void {
  const seen = zoom.ref.current;
  if (!seen || !(event.ctrlKey || seen.contains(document.activeElement))) return;
  const times = STEP ** (-event.deltaY / NOTCH);
  if (zoom.by(times, from_corner(seen, event.clientX, event.clientY))) event.preventDefault();
}

/** Two fingers: how far apart, and the middle. */
function fingers({ touches }: TouchEvent): { apart: number; x: number; y: number } | null {
  const [one, other] = touches;
  if (!one || !other || touches.length !== 2) return null;
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}

/** Listens for the wheel and for two fingers, which the page would else take for its own. */
export function use_zoom_input(zoom: Zoom): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const seen = latest.current.ref.current;
    if (!seen) return;
    let last: ReturnType<typeof fingers> = null;
    const wheel = (event: WheelEvent): void => on_wheel(event, latest.current);
    const touch = (event: TouchEvent): void => {
      const now = fingers(event);
      const before = last;
      last = now;
      if (!now) return;
      event.preventDefault();
      if (!before) return;
      latest.current.pan(before.x - now.x, before.y - now.y);
      latest.current.by(now.apart / before.apart, from_corner(seen, now.x, now.y));
    };
    seen.addEventListener('wheel', wheel, { passive: false });
    for (const kind of ['touchstart', 'touchmove', 'touchend'] as const)
      seen.addEventListener(kind, touch, { passive: false });
    return () => {
      seen.removeEventListener('wheel', wheel);
      for (const kind of ['touchstart', 'touchmove', 'touchend'] as const)
        seen.removeEventListener(kind, touch);
    };
  }, []);
}

/** + and - zoom, 0 shows the whole table, Shift and arrows move about on it. */
export function zoom_key(event: KeyboardEvent, zoom: Zoom): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const way = event.shiftKey ? WAYS[event.key] : undefined;
  if (way) zoom.pan(...way);
  else if (event.key === '+' || event.key === '=') zoom.by(STEP);
  else if (event.key === '-') zoom.by(1 / STEP);
  else if (event.key === '0') zoom.whole();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

export interface ZoomDrag {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(): void;
  click(event: MouseEvent): void;
}

/** A mouse that drags the empty table; fingers do so by themselves. */
export function zoom_drag(now: () => Zoom): ZoomDrag {
  let at: Point | null = null;
  let dragged = false;
  return {
    down(event) {
      dragged = false;
      const empty = event.target instanceof Element && !event.target.closest('[role=option]');
      const takes = event.pointerType === 'mouse' && event.button === 0;
      at = takes && empty && now().zoom > 1 ? [event.clientX, event.clientY] : null;
    },
    move(event) {
      if (!at) return;
      const [x, y] = [at[0] - event.clientX, at[1] - event.clientY];
      if (!dragged && Math.hypot(x, y) < STILL) return;
      dragged = true;
      at = [event.clientX, event.clientY];
      now().pan(x, y);
    },
    up() {
      at = null;
    },
    /** The click of a mouse that has dragged the table puts nobody down. */
    click(event) {
      if (dragged) event.stopPropagation();
      dragged = false;
    },
  };
}
