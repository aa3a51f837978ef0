import { currentKey, untilMoved } from './untilMoved';

/**
 * Restores the scroll position of a page that was hidden or left.
 * @param key of the history entry; nothing is done at another one
 */
export function comeBackTo(top: number, key = currentKey()): void {
  untilMoved(() => window.scrollTo({ top, behavior: 'instant' }), key);
}
