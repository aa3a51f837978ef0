import type { ComponentPropsWithRef, RefObject } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import * as S from './ScrollEdges.styles';
import { useHiddenEdges } from './useHiddenEdges';

export interface ScrollEdgesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The row; what holds it and this is positioned. */
  row: RefObject<HTMLElement | null>;
}

/** How much of what is seen goes away by a press: the rest tells where one was. */
const STEP = 0.75;

/**
 * Buttons for a mouse over the edges of a row that scrolls sideways, each while there is more beyond its edge. The Tab
 * key and a finger scroll the row by themselves, so nobody else is told of them. A row of cards that peek in needs
 * none: it is a `GameRow`.
 */
export function ScrollEdges({ row, ...rest }: ScrollEdgesProps) {
  const isStill = useReducedMotion();
  const { hasEarlier, hasFurther } = useHiddenEdges(row);

  function scroll(by: 1 | -1) {
    if (row.current === null) return;
    const { clientWidth } = row.current;
    const forward = getComputedStyle(row.current).direction === 'rtl' ? -1 : 1;
    row.current.scrollBy({
      left: by * forward * STEP * clientWidth,
      behavior: isStill ? 'auto' : 'smooth',
    });
  }

  const edge = (place: 'start' | 'end', by: 1 | -1) => (
    <S.Edge
      type="button"
      tabIndex={-1}
      data-edge={place}
      // It may go with this press, and would take the focus along.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => scroll(by)}
    >
      <ChevronDownIcon size={20} />
    </S.Edge>
  );
  return (
    <S.Root data-component="ScrollEdges" aria-hidden {...rest}>
      {hasEarlier ? edge('start', -1) : null}
      {hasFurther ? edge('end', 1) : null}
    </S.Root>
  );
}
