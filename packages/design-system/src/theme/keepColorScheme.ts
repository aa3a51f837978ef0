import type { Scheme } from '../tokens/css';
import { setColorScheme, watchColorScheme } from './colorScheme';

/** Where a choice is kept. */
export interface KeptScheme {
  /** Key in the browser's local storage. Default: `color-scheme`. */
  key?: string;
}

const KEY = 'color-scheme';

const isScheme = (text: string | null): text is Scheme => text === 'dark' || text === 'light';

/** Storage may be denied, or full. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}

/**
 * Keeps each choice of `setColorScheme` in the browser, and shows one that was kept, also when it is made in another tab.
 * Call it once, in an effect or when the app starts; returns a function that ends it. `colorSchemeScript` shows the choice
 * before the first frame.
 */
export function keepColorScheme({ key = KEY }: KeptScheme = {}): () => void {
  const show = (): void => {
    const kept = tryStorage((storage) => storage.getItem(key));
    if (isScheme(kept)) setColorScheme(kept);
  };
  show();
  const unwatch = watchColorScheme(() => {
    const chosen = document.documentElement.dataset['scheme'];
    tryStorage((storage) =>
      chosen === undefined ? storage.removeItem(key) : storage.setItem(key, chosen),
    );
  });
  const handleStorage = (event: StorageEvent): void => {
    if (event.key !== key) return;
    setColorScheme(isScheme(event.newValue) ? event.newValue : null);
  };
  window.addEventListener('storage', handleStorage);
  return () => {
    unwatch();
    window.removeEventListener('storage', handleStorage);
  };
}

/**
 * The text of a script for the head of a page that a server renders: it shows the choice that `keepColorScheme` has kept
 * before anything is drawn, so that no page flashes in the other scheme. Give it the nonce of your content security policy,
 * or its hash: the text is the same for every page.
 */
export function colorSchemeScript({ key = KEY }: KeptScheme = {}): string {
  const name = JSON.stringify(key).replaceAll('<', String.raw`\u003c`);
  return `try{const s=localStorage.getItem(${name});if(s==='dark'||s==='light')document.documentElement.dataset.scheme=s}catch{}`;
}
