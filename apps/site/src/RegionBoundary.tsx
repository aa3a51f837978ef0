import { color, layer, radius, space } from '@parlour/design-system/tokens';
import { Guarded, type GuardedProps } from '@parlour/feature-parts';
import type { CSSProperties } from 'react';

export interface RegionBoundaryProps extends Omit<GuardedProps, 'faultStyle'> {
  /** For what lies over the page: the word of its fault does so too, and does not stand below the page's end. */
  isOver?: boolean;
}

/** Keeps a fault inside its region of the frame. */
export const RegionBoundary = ({ isOver = false, ...rest }: RegionBoundaryProps) => (
  <Guarded {...rest} faultStyle={isOver ? OVER : undefined} />
);

const OVER: CSSProperties = {
  position: 'fixed',
  insetInline: space(16),
  insetBlockEnd: space(64),
  zIndex: layer('toast'),
  borderRadius: radius('panel'),
  background: color('surface-raised'),
};
