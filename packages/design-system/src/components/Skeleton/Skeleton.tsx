import type { ComponentPropsWithRef } from 'react';
import * as S from './Skeleton.styles';

export const SKELETON_SHAPES = ['block', 'text', 'circle'] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Shape of what is loading. */
  shape?: SkeletonShape;
  /** Width, any CSS length. Default: that of the container. */
  width?: string;
  /** Height, any CSS length. A `text` is as high as its line. */
  height?: string;
  /** Aspect ratio, such as `3 / 4`, instead of a height. */
  ratio?: string;
  /** Colour, such as the average of the picture to come. Default: that of the theme. */
  tint?: string;
}

/**
 * Placeholder for content that is loading. Screen readers skip it: set `aria-busy` or a status on the
 * container. For games use `GameCardSkeleton`; if the shape is unknown, `Spinner`.
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
