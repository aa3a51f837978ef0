import type { ComponentPropsWithRef } from 'react';
import * as S from './Divider.styles';

export const DIVIDER_DIRECTIONS = ['row', 'column'] as const;
export type DividerDirection = (typeof DIVIDER_DIRECTIONS)[number];

export interface DividerProps extends ComponentPropsWithRef<'div'> {
  /** Layout direction of the separated items; the line is perpendicular to it. Default: `column`. */
  direction?: DividerDirection;
}

/**
 * A line between two things, with an optional word in it: 'or'. Use it only where space is not enough to
 * separate them. For content with a heading use `Section`.
 */
export function Divider({ direction = 'column', children, ...rest }: DividerProps) {
  const hasWord = children !== undefined;
  return (
    <S.Root
      data-component="Divider"
      data-direction={direction}
      // Screen readers skip the content of a separator, so one with a word has no role.
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
