import { untilMoved } from './untilMoved';

/** Links come from the texts of merchants as well: what is no encoding is taken as it stands. */
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
 * @param key of the history's entry that this is about; at another nothing is done
 */
export function goToHash(hash: string, key: string): void {
  const name = nameIn(hash);
  untilMoved(() => {
    const target = document.getElementById(name);
    if (target === null) window.scrollTo(0, 0);
    else target.scrollIntoView({ behavior: 'instant' });
  }, key);
}
