// Makes the browser keep the page for use without a network, after everything else is done.

/** The single file has no manifest, and needs no keeping. */
const can = (): boolean =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  document.querySelector('link[rel=manifest]') !== null;

function register(): void {
  // Where it is refused (no storage, a private window) the page does without.
  navigator.serviceWorker
    .register('./service.js', { updateViaCache: 'none' })
    .catch(() => undefined);
}

export function keep_offline(): void {
  if (!can()) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
