import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import * as S from './PointsProductCardSkeleton.styles';

export interface PointsProductCardSkeletonProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Average colour of the picture that is to come. */
  averageColor?: string | undefined;
}

/**
 * Keeps the place of a `PointsProductCard` whose product is not known yet. Silent: what holds it says that it
 * loads. For anything else that loads take `Skeleton`.
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
