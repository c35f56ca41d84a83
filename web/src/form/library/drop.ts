// A file dropped anywhere on the page is opened.
import { open_file } from '../../state/opening';
import { dialog, view } from '../../state/view';

const has_files = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

function over(event: DragEvent): void {
  if (!has_files(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
}

function dropped(event: DragEvent): void {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return;
  event.preventDefault();
  void open_file(file).then((taken) => {
    if (!taken && view.value !== 'ask') dialog.value = 'library'; // where it is told why not
  });
}

/** Until the returned function is called. */
export function bind_drop(): () => void {
  document.addEventListener('dragover', over);
  document.addEventListener('drop', dropped);
  return () => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('drop', dropped);
  };
}
