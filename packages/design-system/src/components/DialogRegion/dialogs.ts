import type { ReactNode } from 'react';
import type { ButtonTone } from '../Button/Button';
import type { DialogCloseReason, DialogSize } from '../Dialog/Dialog';

export interface DialogButton {
  /** Id in the answer when this button is pressed. */
  id: string;
  label: string;
  /** Use `neutral` to cancel and `danger` for what cannot be undone. Default: `action`. */
  tone?: ButtonTone;
}

export interface OpenDialogOptions {
  title: string;
  /** Decorative icon before the title. */
  icon?: ReactNode;
  /** Plain text; empty lines separate paragraphs. */
  text?: string;
  /** Untrusted HTML, shown after the text and sanitized by `SafeHtml`. */
  html?: string;
  /** Buttons in order, from cancel to the main action. */
  buttons?: readonly DialogButton[];
  /** Whether a press on the backdrop closes the dialog. Default: true. */
  isCoverClosing?: boolean;
  /** Time in ms until it closes by itself, with a visible countdown that the user can stop. */
  autoCloseMs?: number;
  size?: DialogSize;
}

/** How a dialog ended: by a button or in another way. */
export type DialogAnswer =
  | { kind: 'button'; id: string }
  /** `timeout` after `autoCloseMs`, `withdrawn` if the program dismissed it. */
  | { kind: 'closed'; reason: DialogCloseReason | 'timeout' | 'withdrawn' };

export interface DialogEntry extends OpenDialogOptions {
  key: number;
  settle: (answer: DialogAnswer) => void;
}

export interface DialogQueue {
  /** The open dialog. */
  current: DialogEntry | undefined;
  /** The previous dialog; it stays rendered for its exit transition. */
  previous: DialogEntry | undefined;
}

let waiting: readonly DialogEntry[] = [];
let queue: DialogQueue = { current: undefined, previous: undefined };
let lastKey = 0;
const listeners = new Set<() => void>();

function change(next: readonly DialogEntry[]): void {
  const [current] = next;
  waiting = next;
  if (current === queue.current) return;
  queue = { current, previous: queue.current ?? queue.previous };
  for (const listener of listeners) listener();
}

/**
 * Opens a dialog and resolves to its answer. Dialogs queue and open one at a time: two at once would
 * hide each other, and Escape would be ambiguous. Needs a `DialogRegion` on the page.
 */
export function openDialog(options: OpenDialogOptions): Promise<DialogAnswer> {
  return new Promise((settle) => {
    lastKey += 1;
    change([...waiting, { ...options, key: lastKey, settle }]);
  });
}

/** Closes a dialog with an answer; the next one in the queue opens. */
export function answerDialog(entry: DialogEntry, answer: DialogAnswer): void {
  entry.settle(answer);
  change(waiting.filter((other) => other !== entry));
}

/** Dismisses the open and all queued dialogs, for example when the session ends. */
export function dismissDialogs(): void {
  for (const entry of waiting) entry.settle({ kind: 'closed', reason: 'withdrawn' });
  change([]);
}

export const readDialogs = (): DialogQueue => queue;

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
