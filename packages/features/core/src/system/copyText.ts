/** In the top dialog: what lies outside of it can't be focused, and nothing else is copied from. */
const placeOf = (active: Element | null): Element =>
  active?.closest('dialog, [popover]') ??
  [...document.querySelectorAll('dialog:modal')].at(-1) ??
  document.body;

/** The way from before the clipboard had an interface, which is hidden from pages without a secure connection. */
function copyBySelection(text: string): boolean {
  const active = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = 'true';
  field.tabIndex = -1;
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  try {
    placeOf(active).append(field);
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

async function copyByAnyWay(text: string): Promise<boolean> {
  try {
    // Absent without a secure connection, whatever its type says.
    const { clipboard } = navigator as Partial<Navigator>;
    if (clipboard === undefined) return copyBySelection(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    // Refused by a policy of the page around, which may still allow the other way.
    return copyBySelection(text);
  }
}

/**
 * Puts a text on the clipboard, whatever the browser has for it; says whether it lies there. Where it does not, what
 * the page shows of it is marked, to be copied by hand: `shownId` is the id of that element. Call it in a press.
 */
export async function copyText(text: string, shownId?: string): Promise<boolean> {
  const isCopied = await copyByAnyWay(text);
  const shown = isCopied || shownId === undefined ? null : document.getElementById(shownId);
  if (shown !== null) getSelection()?.selectAllChildren(shown);
  return isCopied;
}
