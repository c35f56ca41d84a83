// The foot of the page: the version of the library, what happens to typed data, whose rules they
// are.
import { useEffect, useState } from 'preact/hooks';
import { systems, version } from 'rule-systems';

/** True while the device says that it has no connection. */
function use_offline(): boolean {
  const [offline, set_offline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = (): void => set_offline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return offline;
}

/** The notices of what else the page is made of: a file beside it, or within the single file. */
function Notices() {
  const within = document.getElementById('notices')?.textContent;
  if (!within)
    return (
      <p>
        <a href="./notices.txt">What else it is made of, and under which licences</a>
      </p>
    );
  return (
    <details class="notices">
      <summary>What else it is made of, and under which licences</summary>
      <pre>{within}</pre>
    </details>
  );
}

export function Foot() {
  const offline = use_offline();
  return (
    <footer class="foot soft small">
      <p>
        Bayonet {version}. It computes in your browser and sends nothing.
        {offline && ' You are offline: everything goes on working.'}
      </p>
      <details>
        <summary>Whose rules they are</summary>
        <p>Told here in our own words:</p>
        {systems.map(({ id, source }) => (
          <p key={id}>{source}</p>
        ))}
      </details>
      <p>Free software under the MIT licence.</p>
      <Notices />
    </footer>
  );
}
