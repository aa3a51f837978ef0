import { type Ref, type RefCallback, useCallback } from 'react';

type Undo = (() => void) | undefined;

function give<T>(ref: Ref<T> | undefined, node: T | null): Undo {
  if (typeof ref === 'function') {
    const undo = ref(node);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }
  if (!ref) return undefined;
  ref.current = node;
  return () => {
    ref.current = null;
  };
}

/** One ref for a component's own use and for its owner's. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      const undos = [give(own, node), give(given, node)];
      return () => {
        for (const undo of undos) undo?.();
      };
    },
    [own, given],
  );
}
