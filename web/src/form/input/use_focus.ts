// Keeps the focus when what had it goes away.
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where the focus goes when the list has changed, by id; it is never lost. */
export function use_focus(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const found = document.getElementById(wanted.current);
    if (found) wanted.current = null;
    found?.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
