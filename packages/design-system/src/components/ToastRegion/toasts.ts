import type { NoticeTone } from '../Notice/toneIcons';

/** Default duration of a toast, in ms. */
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
  /** One action. It must be possible elsewhere too, since the toast disappears. */
  action?: ToastAction;
  /** Time until it disappears, in ms; 0 keeps it until it is dismissed. Default: 6000. */
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

/** Shows a short message over the page and returns its id. At most three are shown: then the oldest is removed. */
export function showToast(options: ToastOptions): number {
  lastId += 1;
  const entry = { tone: 'info' as const, duration: DURATION, ...options, id: lastId };
  change([...entries, entry].slice(-MOST));
  return lastId;
}

/** Dismisses a toast, or all of them without an id. */
export function dismissToast(id?: number): void {
  change(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
}

/** Whether it interrupts a screen reader. */
export const isUrgent = ({ tone }: ToastEntry): boolean => tone === 'danger' || tone === 'warning';

export const readToasts = (): readonly ToastEntry[] => entries;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
