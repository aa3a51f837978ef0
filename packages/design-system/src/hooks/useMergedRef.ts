import { type Ref, type RefCallback, useCallback, useRef } from 'react';

type Undo = (() => void) | undefined;

function give<T>(ref: Ref<T> | undefined, node: T): Undo {
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

/** Merges a component's own ref and that of its owner. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  const undos = useRef<Undo[]>([]);
  return useCallback(
    (node: T | null) => {
      // The cleanup is not returned to React, because version 18 does not support it.
      for (const undo of undos.current) undo?.();
      undos.current = node === null ? [] : [give(own, node), give(given, node)];
    },
    [own, given],
  );
}
