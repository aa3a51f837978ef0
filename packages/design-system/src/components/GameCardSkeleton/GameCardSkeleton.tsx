import type { ComponentPropsWithRef } from 'react';
import * as S from './GameCardSkeleton.styles';

export interface GameCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Average colour of the expected picture, any CSS colour. */
  averageColor?: string | undefined;
}

/**
 * The skeleton of a game card. Hidden from screen readers: its container has to announce the loading. For
 * other content use `Skeleton`.
 */
export function GameCardSkeleton({ averageColor, style, ...rest }: GameCardSkeletonProps) {
  return (
    <S.Root
      data-component="GameCardSkeleton"
      aria-hidden
      style={{ '--_ground': averageColor, ...style }}
      {...rest}
    />
  );
}
