import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchSize } from '../../hooks/watchSize';

/** Edges beyond which a row goes on. */
export type Edge = 'none' | 'start' | 'end' | 'both';

/** Pixels that rounding may leave at an end. */
const SLACK = 2;

/** The edge of a scroll container with more behind it, from its logical start. */
export function edgeOf(scrolled: number, seen: number, whole: number): Edge {
  const hasBefore = Math.abs(scrolled) > SLACK;
  const hasAfter = Math.abs(scrolled) + seen < whole - SLACK;
  if (hasBefore && hasAfter) return 'both';
  if (hasBefore) return 'start';
  return hasAfter ? 'end' : 'none';
}

/** Where a row that scrolls goes on, so that its edge can fade. */
export function useEdges(isOn: boolean): { list: RefObject<HTMLDivElement | null>; edge: Edge } {
  const list = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<Edge>('none');
  useEffect(() => {
    const element = list.current;
    if (!isOn || element === null) return undefined;
    const read = (): void =>
      setEdge(edgeOf(element.scrollLeft, element.clientWidth, element.scrollWidth));
    const stop = watchSize([element, ...element.children], read);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', read);
    };
  }, [isOn]);
  return { list, edge: isOn ? edge : 'none' };
}
