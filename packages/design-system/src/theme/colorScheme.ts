import { askMedia } from '../hooks/askMedia';
import type { Scheme } from '../tokens/css';

type Listener = () => void;
const listeners = new Set<Listener>();

const root = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.documentElement;

const systemScheme = (): Scheme =>
  askMedia('(prefers-color-scheme: light)')?.matches === true ? 'light' : 'dark';

/** The scheme that the page shows now. */
export function readColorScheme(): Scheme {
  const chosen = root()?.dataset['scheme'];
  return chosen === 'dark' || chosen === 'light' ? chosen : systemScheme();
}

/** Shows `scheme`, or follows the system with null. Renders nothing but those who watch. */
export function setColorScheme(scheme: Scheme | null): void {
  const element = root();
  if (element === null) return;
  if (scheme === null) delete element.dataset['scheme'];
  else element.dataset['scheme'] = scheme;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of scheme, also of the system's; gives back the way to stop. */
export function watchColorScheme(listener: Listener): () => void {
  listeners.add(listener);
  const system = askMedia('(prefers-color-scheme: light)');
  system?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', listener);
  };
}
