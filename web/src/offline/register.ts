// Makes the browser keep the page for use without a network, after everything else is done, and
// tells when it has kept a newer version than the one that is open.

/** Milliseconds after which a page that is looked at again asks whether there is a newer version. */
const OLD = 3_600_000;

const can = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** A page that stays open for days asks too. */
function look_again(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < OLD) return;
    looked = Date.now();
    registration.update().catch(() => undefined); // no network: another time
  });
}

function register(renewed: () => void): void {
  let kept = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (kept) renewed();
    kept = true;
  });
  // Where it is refused (no storage, a private window) the page does without.
  navigator.serviceWorker
    .register('./service.js', { updateViaCache: 'none' })
    .then(look_again, () => undefined);
}

/** `renewed` is called when a newer version than this waits for the page to be loaded again. */
export function keep_offline(renewed: () => void): void {
  if (!can()) return;
  const begin = (): void => register(renewed);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
