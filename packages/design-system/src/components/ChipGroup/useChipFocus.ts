import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in the group when a chip is removed: it moves to the chip that takes its place, to the last one, or to
 * the group itself. Returns the function to call before the removal.
 */
export function useChipFocus(
  root: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
): (id: string) => void {
  const removed = useRef<{ id: string; at: number }>(undefined);

  useLayoutEffect(() => {
    const { current } = removed;
    // The owner may take its time, or keep the chip.
    if (current === undefined || items.some(({ id }) => id === current.id)) return;
    removed.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const next = items[Math.min(current.at, items.length - 1)]?.id;
    const chip = [...(root.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])].find(
      ({ dataset }) => dataset.chip === next,
    );
    (chip?.querySelector<HTMLElement>('button:last-of-type:enabled') ?? root.current)?.focus();
  }, [root, items]);

  return (id) => {
    removed.current = { id, at: items.findIndex((item) => item.id === id) };
  };
}
