import { Boundary, type BoundaryProps } from '@parlour/feature-core';
import type { CSSProperties, ReactNode } from 'react';
import { PartFault } from '../PartFault/PartFault';

export interface GuardedProps extends Omit<BoundaryProps, 'fallback'> {
  /** Of the word of the fault, where it does not stand in the place of what it is about. */
  faultStyle?: CSSProperties | undefined;
  /** Draws what stays beside the word of the fault, such as the button that asked for the part. */
  keeps?: (retry: () => void) => ReactNode;
}

/** Keeps a fault inside its region of the page, says so in its place, and offers to try again (ERR-03). */
export const Guarded = ({ faultStyle, keeps, ...rest }: GuardedProps) => (
  <Boundary
    {...rest}
    fallback={(retry) => (
      <>
        {keeps?.(retry)}
        <PartFault style={faultStyle} onRetry={retry} />
      </>
    )}
  />
);
