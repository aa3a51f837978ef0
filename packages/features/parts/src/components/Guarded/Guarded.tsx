import { Boundary, type BoundaryProps } from '@parlour/feature-core';
import type { CSSProperties } from 'react';
import { PartFault } from '../PartFault/PartFault';

export interface GuardedProps extends Omit<BoundaryProps, 'fallback'> {
  /** Of the word of the fault, where it does not stand in the place of what it is about. */
  faultStyle?: CSSProperties | undefined;
}

/** Keeps a fault inside its region of the page, says so in its place, and offers to try again (ERR-03). */
export const Guarded = ({ faultStyle, ...rest }: GuardedProps) => (
  <Boundary {...rest} fallback={(retry) => <PartFault style={faultStyle} onRetry={retry} />} />
);
