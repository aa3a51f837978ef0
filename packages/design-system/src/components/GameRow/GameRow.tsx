import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as S from './GameRow.styles';

export interface GameRowProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the list; usually the text of the heading above it. */
  label: string;
  /** Game cards or skeletons; six fill the row on a wide screen. */
  children: ReactNode;
}

/**
 * A row of games. If they do not all fit, it scrolls horizontally, snaps, and shows the edge of the next
 * card. For all games of a category use `GameGrid`.
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
