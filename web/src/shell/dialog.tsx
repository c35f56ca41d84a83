// A dialog of the page: the browser's own, which keeps the focus in and gives it back.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { dialog, type DialogName } from '../state/view';
import { Icon } from './icon';
import { Live } from './live';

interface Props {
  name: DialogName;
  title: string;
  children: ComponentChildren;
}

function close(name: DialogName): void {
  if (dialog.value === name) dialog.value = null;
}

export function Dialog({ name, title, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const open = dialog.value === name;
  useEffect(() => {
    if (open && !box.current?.open) {
      box.current?.showModal();
      box.current?.querySelector('h2')?.focus();
    }
    if (!open) box.current?.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby={`${name}-title`}
      onCancel={() => close(name)}
      onClose={() => close(name)}
      onClick={(event) => event.target === box.current && close(name)}
    >
      {open && (
        <div class="dialog-sheet">
          <div class="dialog-head">
            <h2 id={`${name}-title`} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" class="plain" aria-label="Close" onClick={() => close(name)}>
              <Icon name="close" />
            </button>
          </div>
          {children}
          <div class="passing">
            <Live />
          </div>
        </div>
      )}
    </dialog>
  );
}
