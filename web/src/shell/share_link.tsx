// The link in the Share dialog: to see, to copy, to send.
import { useRef } from 'preact/hooks';
import { copy } from '../share/clipboard';
import { LONG } from '../share/link';
import { note } from '../state/say';
import { in_hand } from './address';
import { from_file, link_here, told_here } from './here';

function Warning({ link }: { link: string }) {
  if (from_file())
    return (
      <p class="share-warning small">
        This page was opened from a file, so the link opens on this device only. To share, send the
        scenario as a file, or this page along with what stands behind the #.
      </p>
    );
  if (link.length <= LONG) return null;
  return (
    <p class="share-warning small">
      The link has {link.length} letters, and some programs cut off what is over {LONG}. A file is
      safer: see Save below.
    </p>
  );
}

async function send(link: string): Promise<void> {
  const title = told_here.value?.show.title ?? 'Bayonet';
  try {
    await navigator.share({ title, url: link });
  } catch (thrown) {
    const given_up = thrown instanceof DOMException && thrown.name === 'AbortError';
    if (!given_up) note('This browser did not pass it on. Copy the link instead.');
  }
}

export function ShareLink() {
  const field = useRef<HTMLInputElement>(null);
  const link = link_here.value;
  if (!link) return null;
  const game = in_hand.value?.kind === 'record';
  const copy_link = async (): Promise<void> => {
    const near = field.current?.parentElement;
    if (near && (await copy(link, near))) return note('Link copied.');
    field.current?.select();
    note('This browser does not let a page copy. The link is selected: copy it from there.');
  };
  return (
    <section class="share-part">
      <h3>{game ? 'Link to this game, as far as it is' : 'Link to this assault'}</h3>
      <input
        ref={field}
        readOnly
        value={link}
        aria-label="The link"
        onFocus={() => field.current?.select()}
      />
      <Warning link={link} />
      <div class="share-row">
        <button type="button" class="primary" onClick={() => void copy_link()}>
          Copy link
        </button>
        {'share' in navigator && !from_file() && (
          <button type="button" onClick={() => void send(link)}>
            Send …
          </button>
        )}
      </div>
      <p class="soft small">
        The link is the whole of it. What stands behind the # is read in the browser and never sent
        to any server.
      </p>
    </section>
  );
}
