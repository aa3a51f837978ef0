import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref for a component's own use and for its owner's. */
export function useMergedRef<T>(
  own: RefObject<T | null>,
  given: Ref<T> | undefined,
): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof given === 'function') return given(node);
      if (given) given.current = node;
      return undefined;
    },
    [own, given],
  );
}
