import type { NoticeTone } from '../Notice/toneIcons';

/** Time in ms for which a toast stays when nothing else is said. */
const DURATION = 6000;
const MOST = 3;

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastOptions {
  /** `danger` and `warning` interrupt a screen reader; the others wait for a pause. */
  tone?: NoticeTone;
  title: string;
  text?: string;
  /** One thing to do about it. It must be possible elsewhere too, since the toast goes. */
  action?: ToastAction;
  /** Time in ms until it goes by itself; 0 keeps it until it is dismissed. */
  duration?: number;
}

export interface ToastEntry extends ToastOptions {
  id: number;
  tone: NoticeTone;
  duration: number;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a short message over the page; of more than three the oldest goes. Returns its id. */
export function showToast(options: ToastOptions): number {
  lastId += 1;
  const entry = { tone: 'info' as const, duration: DURATION, ...options, id: lastId };
  change([...entries, entry].slice(-MOST));
  return lastId;
}

/** Takes a toast away, or all of them. */
export function dismissToast(id?: number): void {
  change(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
}

/** Whether it interrupts a screen reader. */
export const isUrgent = ({ tone }: ToastEntry): boolean => tone === 'danger' || tone === 'warning';

export const readToasts = (): readonly ToastEntry[] => entries;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
