import type { ReactNode } from 'react';
import type { ButtonTone } from '../Button/Button';
import type { DialogCloseReason, DialogSize } from '../Dialog/Dialog';

export interface DialogButton {
  /** What the answer holds when it was pressed. */
  id: string;
  label: string;
  /** `neutral` for the way back, `danger` for what cannot be undone; `action` when nothing is said. */
  tone?: ButtonTone;
}

export interface OpenDialogOptions {
  title: string;
  /** Shown before the title. */
  icon?: ReactNode;
  /** Plain text; empty lines part its paragraphs. */
  text?: string;
  /** HTML from outside, shown after the text and checked as by `SafeHtml`. */
  html?: string;
  /** From the way back to the main action. */
  buttons?: readonly DialogButton[];
  /** Lets a press on what lies around the dialog close it; true when nothing is said. */
  isCoverClosing?: boolean;
  /** Time in ms until it closes by itself. Counted down in sight, and the person can stop it. */
  autoCloseMs?: number;
  size?: DialogSize;
}

/** How a dialog ended: by one of its buttons, or otherwise. */
export type DialogAnswer =
  | { kind: 'button'; id: string }
  /** `timeout` when its time was over, `withdrawn` when it was taken away by the program. */
  | { kind: 'closed'; reason: DialogCloseReason | 'timeout' | 'withdrawn' };

export interface DialogEntry extends OpenDialogOptions {
  key: number;
  settle: (answer: DialogAnswer) => void;
}

export interface DialogQueue {
  /** What the person is asked now. */
  current: DialogEntry | undefined;
  /** What was asked before; it stays until its way out has been seen. */
  left: DialogEntry | undefined;
}

let waiting: readonly DialogEntry[] = [];
let queue: DialogQueue = { current: undefined, left: undefined };
let lastKey = 0;
const listeners = new Set<() => void>();

function change(next: readonly DialogEntry[]): void {
  const [current] = next;
  waiting = next;
  if (current === queue.current) return;
  queue = { current, left: queue.current ?? queue.left };
  for (const listener of listeners) listener();
}

/**
 * Asks the person something over the page and gives the answer. Dialogs stand one after the other: two
 * at once would hide each other, and Escape could mean either. Needs a `DialogRegion` on the page.
 */
export function openDialog(options: OpenDialogOptions): Promise<DialogAnswer> {
  return new Promise((settle) => {
    lastKey += 1;
    change([...waiting, { ...options, key: lastKey, settle }]);
  });
}

/** Ends a dialog with its answer; the next one in the queue follows. */
export function answerDialog(entry: DialogEntry, answer: DialogAnswer): void {
  entry.settle(answer);
  change(waiting.filter((other) => other !== entry));
}

/** Takes away what is asked and what waits, as when the session ends. */
export function dismissDialogs(): void {
  for (const entry of waiting) entry.settle({ kind: 'closed', reason: 'withdrawn' });
  change([]);
}

export const readDialogs = (): DialogQueue => queue;

export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
