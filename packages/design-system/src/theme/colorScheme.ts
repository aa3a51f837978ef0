import { queryMedia } from '../hooks/queryMedia';
import type { Scheme } from '../tokens/css';

type Listener = () => void;
const listeners = new Set<Listener>();

const root = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.documentElement;

const systemScheme = (): Scheme =>
  queryMedia('(prefers-color-scheme: light)')?.matches === true ? 'light' : 'dark';

/** The scheme of the page now. */
export function readColorScheme(): Scheme {
  const chosen = root()?.dataset['scheme'];
  return chosen === 'dark' || chosen === 'light' ? chosen : systemScheme();
}

/** Sets the scheme; null follows the system. Renders only the components that use `useColorScheme`. */
export function setColorScheme(scheme: Scheme | null): void {
  const element = root();
  if (element === null) return;
  if (scheme === null) delete element.dataset['scheme'];
  else element.dataset['scheme'] = scheme;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of scheme, also by the system. Returns a function that unsubscribes. */
export function watchColorScheme(listener: Listener): () => void {
  listeners.add(listener);
  const system = queryMedia('(prefers-color-scheme: light)');
  system?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', listener);
  };
}
