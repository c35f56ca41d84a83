// What is drawn only when it comes near to what is in sight: until then its room stands empty.

/** How far beyond the edge is near: a screen ahead of a thumb that scrolls. */
const AHEAD = '100% 0%';

/** Calls `then` once the element is near; not after the returned function was called. */
export function when_near(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
