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

/** One ref for a component's own use and for its owner's. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  const undos = useRef<Undo[]>([]);
  return useCallback(
    (node: T | null) => {
      // A function that undoes it is not handed to React, whose version 18 knows none.
      for (const undo of undos.current) undo?.();
      undos.current = node === null ? [] : [give(own, node), give(given, node)];
    },
    [own, given],
  );
}
