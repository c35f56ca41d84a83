// Reports a change of the page's colours: drawings on a canvas must then be drawn again.

/** Calls `then` after each change until the returned function is called. */
export function on_theme_change(then: () => void): () => void {
  const observer = new MutationObserver(then);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', then);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', then);
  };
}
