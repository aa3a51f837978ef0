import { currentKey, untilMoved } from './untilMoved';

/**
 * Scrolls to where a page was left that was hidden or gone from.
 * @param key of the history's entry that this is about; at another nothing is done
 */
export function comeBackTo(top: number, key = currentKey()): void {
  untilMoved(() => window.scrollTo({ top, behavior: 'instant' }), key);
}
