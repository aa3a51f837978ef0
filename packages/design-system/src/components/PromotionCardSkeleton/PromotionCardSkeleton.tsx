import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import * as S from './PromotionCardSkeleton.styles';

export interface PromotionCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Average colour of the picture to come. */
  averageColor?: string | undefined;
}

/**
 * Skeleton of a `PromotionCard`. Screen readers skip it: announce loading on the container. For anything
 * else use `Skeleton`.
 */
export function PromotionCardSkeleton({
  averageColor,
  style,
  ...rest
}: PromotionCardSkeletonProps) {
  return (
    <S.Root
      data-component="PromotionCardSkeleton"
      aria-hidden
      style={{ '--_ground': averageColor, ...style }}
      {...rest}
    >
      <S.Media data-slot="picture#" />
      <S.Body>
        <Skeleton width="32%" height="24px" />
        <Skeleton width="72%" height="24px" />
        <Skeleton shape="text" width="48%" />
        <Skeleton shape="text" width="92%" />
        <S.Foot>
          <Skeleton width="104px" height="40px" />
        </S.Foot>
      </S.Body>
    </S.Root>
  );
}
