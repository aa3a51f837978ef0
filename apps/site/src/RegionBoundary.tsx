import { ErrorRegion, type ErrorRegionProps } from '@parlour/feature-shared';

export interface RegionBoundaryProps extends Omit<ErrorRegionProps, 'place'> {
  /** For overlays: the error is shown over the page, too, and not below its end. */
  isOver?: boolean;
}

/** Keeps an error inside its region of the frame. */
export const RegionBoundary = ({ isOver = false, ...rest }: RegionBoundaryProps) => (
  <ErrorRegion {...rest} place={isOver ? 'over' : undefined} />
);
