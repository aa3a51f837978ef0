import type { ComponentPropsWithRef } from 'react';
import * as S from './Skeleton.styles';

export const SKELETON_SHAPES = ['block', 'text', 'circle'] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  shape?: SkeletonShape;
  /** Any CSS length; without it the width of the container. */
  width?: string;
  /** Any CSS length; a `text` has that of its line. */
  height?: string;
  /** Width over height, such as `3 / 4`, instead of a height. */
  ratio?: string;
  /** A colour of what is coming, such as a picture's average; without it the theme's own. */
  tint?: string;
}

/**
 * Keeps the place of what is loading. It says nothing to screen readers: the container carries
 * `aria-busy` or a status. For games take `GameCardSkeleton`; where the shape is not known, `Spinner`.
 */
export function Skeleton({
  shape = 'block',
  width,
  height,
  ratio,
  tint,
  style,
  ...rest
}: SkeletonProps) {
  const place = { '--_width': width, '--_height': height, '--_ratio': ratio, '--_tint': tint };
  return (
    <S.Root
      data-component="Skeleton"
      data-shape={shape}
      aria-hidden
      style={{ ...place, ...style }}
      {...rest}
    />
  );
}
