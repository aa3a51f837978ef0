import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import * as S from './PointsProductCardSkeleton.styles';

export interface PointsProductCardSkeletonProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Average colour of the picture to come. */
  averageColor?: string | undefined;
}

/**
 * Skeleton of a `PointsProductCard`. Screen readers skip it: announce loading on the container. For anything
 * else use `Skeleton`.
 */
export function PointsProductCardSkeleton({
  averageColor,
  style,
  ...rest
}: PointsProductCardSkeletonProps) {
  return (
    <S.Root
      data-component="PointsProductCardSkeleton"
      aria-hidden
      style={{ '--_ground': averageColor, ...style }}
      {...rest}
    >
      <S.Media data-slot="picture#" />
      <S.Body>
        <Skeleton shape="text" width="84%" />
        <Skeleton shape="text" width="56%" />
        <Skeleton shape="text" width="64%" />
        <S.Foot>
          <Skeleton height="40px" />
        </S.Foot>
      </S.Body>
    </S.Root>
  );
}
