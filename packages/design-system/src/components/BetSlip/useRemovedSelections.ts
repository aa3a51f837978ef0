import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BetSlipSelection } from './slipSelection';

interface RemovedOptions {
  root: RefObject<HTMLElement | null>;
  selections: readonly BetSlipSelection[];
  onRemove: ((event: { ids: string[] }) => void) | undefined;
  onRestore: ((event: { ids: string[] }) => void) | undefined;
}

const idsOf = (selections: readonly BetSlipSelection[]): string[] => selections.map(({ id }) => id);

/**
 * What was removed last, until it is back or something else is removed. The focus goes to the way back, and from there
 * to what came back, so that it is never lost with a row.
 */
export function useRemovedSelections({ root, selections, onRemove, onRestore }: RemovedOptions) {
  const [last, setLast] = useState<readonly BetSlipSelection[]>([]);
  const focusNext = useRef<string | undefined>(undefined);
  const isGone = ({ id }: BetSlipSelection) => selections.every((each) => each.id !== id);
  const removed = onRestore !== undefined && last.every(isGone) ? last : [];

  // After the owner's render, which adds or removes the row.
  useEffect(() => {
    if (focusNext.current === undefined) return;
    const target =
      root.current?.querySelector<HTMLElement>(focusNext.current) ??
      root.current?.querySelector<HTMLElement>('[data-slip-title]');
    focusNext.current = undefined;
    target?.focus();
  });

  const remove = (gone: readonly BetSlipSelection[]): void => {
    focusNext.current = '[data-undo]';
    setLast(gone);
    onRemove?.({ ids: idsOf(gone) });
  };
  const restore = (): void => {
    const [first] = removed;
    if (first === undefined) return;
    focusNext.current = `[data-remove="${CSS.escape(first.id)}"]`;
    setLast([]);
    onRestore?.({ ids: idsOf(removed) });
  };
  return { removed, remove, restore, forget: () => setLast([]) };
}
