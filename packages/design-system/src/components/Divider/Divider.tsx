import type { ComponentPropsWithRef } from 'react';
import * as S from './Divider.styles';

export const DIVIDER_DIRECTIONS = ['row', 'column'] as const;
export type DividerDirection = (typeof DIVIDER_DIRECTIONS)[number];

export interface DividerProps extends ComponentPropsWithRef<'div'> {
  /** Way that the parted things follow each other in: the line lies across it. */
  direction?: DividerDirection;
}

/**
 * A line between two things, or with a word in it: 'or'. Space alone parts most things; the line is for
 * where it does not. A part with a heading is a `Section`.
 */
export function Divider({ direction = 'column', children, ...rest }: DividerProps) {
  const hasWord = children !== undefined;
  return (
    <S.Root
      data-component="Divider"
      data-direction={direction}
      // What is in a separator is hidden from readers, and the word is meant to be read.
      {...(!hasWord && {
        role: 'separator',
        'aria-orientation': direction === 'row' ? 'vertical' : 'horizontal',
      })}
      {...rest}
    >
      {hasWord ? <S.Word>{children}</S.Word> : null}
    </S.Root>
  );
}
