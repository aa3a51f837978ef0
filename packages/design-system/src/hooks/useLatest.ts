import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the newest value, for timers and listeners that outlive the render that created them. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
