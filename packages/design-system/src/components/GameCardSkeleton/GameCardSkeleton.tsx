import type { ComponentPropsWithRef } from 'react';
import * as S from './GameCardSkeleton.styles';

export interface GameCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Average colour of the picture that is to come. */
  averageColor?: string | undefined;
}

/**
 * Keeps the place of a game card whose game is not known yet. Silent: what holds it says that it loads.
 * For anything else that loads take `Skeleton`.
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
