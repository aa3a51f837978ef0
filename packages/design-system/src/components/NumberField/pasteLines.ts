import type { ClipboardEvent } from 'react';
import { enterValue } from './enterValue';

/**
 * Keeps line breaks of pasted text apart, as between cells of a table. A browser turns them into spaces,
 * which would look like group separators.
 */
export function pasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const text = event.clipboardData.getData('text').trim();
  if (event.defaultPrevented || field.readOnly || !/[\r\n]/.test(text)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(0, selectionStart ?? undefined);
  const after = value.slice(selectionEnd ?? value.length);
  enterValue(field, `${before}${text.replace(/[\r\n]+/g, '\t')}${after}`);
}
