import { foldText } from '../Combobox/foldText';

const PAUSE = 500;

/** The enabled items, in order. */
export const itemsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
];

/** Moves the focus by arrow keys, Home, End, and by typing the start of a label. */
export function createMenuKeys(): (list: HTMLElement, key: string) => boolean {
  let typed = '';
  let lastAt = 0;

  const byName = (items: HTMLElement[], current: number, key: string): HTMLElement | undefined => {
    const now = Date.now();
    typed = now - lastAt > PAUSE ? key : typed + key;
    lastAt = now;
    const word = foldText(typed);
    // Further letters may still match the focused item; a single letter goes to the next match.
    const start = current + (word.length > 1 ? 0 : 1);
    const inTurn = [...items.slice(start), ...items.slice(0, start)];
    return inTurn.find((item) => foldText(item.textContent.trim()).startsWith(word));
  };

  return (list, key) => {
    const items = itemsOf(list);
    const current = items.indexOf(document.activeElement as HTMLElement);
    // Named keys such as `Enter` are longer than one letter.
    const isLetter =
      key.length <= 2 && !/^F\d$/.test(key) && (key !== ' ' || Date.now() - lastAt <= PAUSE);
    let target: HTMLElement | undefined;
    if (key === 'ArrowDown') target = items[current + 1] ?? items[0];
    else if (key === 'ArrowUp') target = items[current - 1] ?? items.at(-1);
    else if (key === 'Home') target = items[0];
    else if (key === 'End') target = items.at(-1);
    else if (isLetter) target = byName(items, current, key);
    else return false;
    target?.focus();
    return true;
  };
}
