import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Holds the newest value for timers and listeners that outlive the render which set them up. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
