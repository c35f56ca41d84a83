// What is drawn only when it comes near to what is in sight: until then its room stands empty.

/** How far beyond the edge is near: a screen ahead of a thumb that scrolls. */
const AHEAD = '100%';

/** Calls `then` when the element is near, at once on paper; until the returned function is called. */
export function when_near(element: Element, then: () => void): () => void {
  const end = (): void => {
    observer.disconnect();
    removeEventListener('beforeprint', now);
  };
  const now = (): void => {
    end();
    then();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) now();
    },
    { rootMargin: `${AHEAD} 0%` },
  );
  observer.observe(element);
  addEventListener('beforeprint', now);
  return end;
}
