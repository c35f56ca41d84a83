// Brings what a press has called forth into view: a refusal below the last line of a phone's screen
// would be no answer to it.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** For the element to be seen whenever `news` is another. */
export function use_in_sight(news: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [news]);
  return box;
}
