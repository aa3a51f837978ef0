import type { ClipboardEvent } from 'react';
import { enterValue } from './enterValue';

/**
 * Keeps several lines apart where they are pasted into a figure, as cells of a table are: a browser makes spaces of their
 * breaks, which would then part groups.
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
