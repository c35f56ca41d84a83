// The width of an element, so that a plot can be drawn to the pixel at any width.
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

/**
 * Widths for which a drawing stands in the page as it is built, where no width is known yet: the
 * style sheet shows the widest that fits. None in a browser.
 */
export const Widths = createContext<readonly number[]>([]);

export const use_widths = (): readonly number[] => useContext(Widths);

/** The width of the element that `ref` is given to; 0 before it is known. */
export function use_width<Kind extends Element>(): { ref: RefObject<Kind | null>; width: number } {
  const ref = useRef<Kind>(null);
  const [width, set_width] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    set_width(Math.floor(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) set_width(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
