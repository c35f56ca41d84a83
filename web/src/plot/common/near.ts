// What is drawn only when it comes near to what is in sight, or when the page has been there for a while:
// who prints the page, or keeps a picture of all of it, finds it drawn. Until then its room stands empty.

/** How far beyond the edge is near: a screen ahead of a thumb that scrolls. */
const AHEAD = '100% 0%';
/** When it is drawn at the latest, in milliseconds: by then a slow phone has done everything else. */
const LATEST = 5000;

/** Calls `then` once the element is near, or late; not after the returned function was called. */
export function when_near(element: Element, then: () => void): () => void {
  const end = (): void => {
    observer.disconnect();
    clearTimeout(late);
  };
  const now = (): void => {
    end();
    then();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) now();
    },
    { rootMargin: AHEAD },
  );
  const late = setTimeout(now, LATEST);
  observer.observe(element);
  return end;
}
