// Copies a text to the clipboard, even if a page may not write there by itself.

/** The old way: select it in a field and let the browser copy. `near`: where the focus may go. */
function copy_selected(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'spoken';
  near.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** False when the browser allows neither way. */
export async function copy(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copy_selected(text, near);
  }
}
