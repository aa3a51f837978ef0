import { untilMoved } from './untilMoved';

/** Merchants write links, too: a hash that is not encoded rightly is used as it is. */
function nameIn(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Scrolls to the element that a hash names, or to the top while there is none (RT-16).
 * @param key of the history entry; nothing is done at another one
 */
export function goToHash(hash: string, key: string): void {
  const name = nameIn(hash);
  untilMoved(() => {
    const target = document.getElementById(name);
    if (target === null) window.scrollTo(0, 0);
    else target.scrollIntoView({ behavior: 'instant' });
  }, key);
}
