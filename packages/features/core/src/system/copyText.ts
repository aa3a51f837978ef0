/** The top dialog, if any: elements outside of it can't be focused, and so not be copied from. */
const containerOf = (active: Element | null): Element =>
  active?.closest('dialog, [popover]') ??
  [...document.querySelectorAll('dialog:modal')].at(-1) ??
  document.body;

/** The old way to copy. Pages without a secure connection have no Clipboard API. */
function copyBySelection(text: string): boolean {
  const active = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = 'true';
  field.tabIndex = -1;
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  try {
    containerOf(active).append(field);
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  }
}

async function copyWithFallback(text: string): Promise<boolean> {
  try {
    // Missing without a secure connection, although its type says otherwise.
    const { clipboard } = navigator as Partial<Navigator>;
    if (clipboard === undefined) return copyBySelection(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    // A permissions policy may refuse the API and still allow the old way.
    return copyBySelection(text);
  }
}

/**
 * Copies a text to the clipboard and returns whether that worked. If not, the element with the id `shownId` is
 * selected, so that it can be copied by hand. Call it in an event handler of a press.
 */
export async function copyText(text: string, shownId?: string): Promise<boolean> {
  const isCopied = await copyWithFallback(text);
  const shown = isCopied || shownId === undefined ? null : document.getElementById(shownId);
  if (shown !== null) getSelection()?.selectAllChildren(shown);
  return isCopied;
}
