import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as S from './GameRow.styles';

export interface GameRowProps extends ComponentPropsWithRef<'div'> {
  /** Name of the list for screen readers; the heading above it, as a rule. */
  label: string;
  /** Game cards or their skeletons; six fill the row on a wide screen. */
  children: ReactNode;
}

/**
 * A row of games. Where not all fit, it scrolls by touch, snaps, and lets the next one peek in. For all
 * games of a category take `GameGrid`.
 */
export function GameRow({ label, children, ...rest }: GameRowProps) {
  return (
    <S.Root data-component="GameRow" {...rest}>
      <S.List role="list" aria-label={label}>
        {Children.map(children, (child) => (child === null ? null : <li>{child}</li>))}
      </S.List>
    </S.Root>
  );
}
