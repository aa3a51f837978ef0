import { useEffect, useRef } from 'react';

/**
 * Moves focus to a card's title when the focused button disappears after its step. Give the ref to the
 * container of the cards, and each card its id as `data-promotion`.
 */
export function useRestoredFocus(cards: unknown, actingId: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const acted = useRef<string>(undefined);
  useEffect(() => {
    if (actingId !== undefined) acted.current = actingId;
  }, [actingId]);
  useEffect(() => {
    const id = acted.current;
    if (id === undefined || document.activeElement !== document.body) return;
    acted.current = undefined;
    const card = root.current?.querySelector(`[data-promotion="${CSS.escape(id)}"]`);
    card?.querySelector<HTMLElement>('a')?.focus();
  }, [cards]);
  return root;
}
