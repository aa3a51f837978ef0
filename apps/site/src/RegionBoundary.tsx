import { ErrorRegion, type ErrorRegionProps } from '@parlour/feature-parts';

export interface RegionBoundaryProps extends Omit<ErrorRegionProps, 'place'> {
  /** For what lies over the page: the word of its fault does so too, and does not stand below the page's end. */
  isOver?: boolean;
}

/** Keeps a fault inside its region of the frame. */
export const RegionBoundary = ({ isOver = false, ...rest }: RegionBoundaryProps) => (
  <ErrorRegion {...rest} place={isOver ? 'over' : undefined} />
);
