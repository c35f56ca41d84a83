// Share: the link, copies as text, files.
import { Dialog } from './dialog';
import { ShareCopies } from './share_copies';
import { ShareFiles } from './share_files';
import { ShareLink } from './share_link';
import './share.css';

export function ShareDialog() {
  return (
    <Dialog name="share" title="Share">
      <ShareLink />
      <ShareCopies />
      <ShareFiles />
    </Dialog>
  );
}
