import { Boundary, type BoundaryProps } from '@parlour/feature-core';
import type { ReactNode } from 'react';
import { ChunkError, type ChunkErrorProps } from '../ChunkError/ChunkError';

export interface GuardedProps
  extends Omit<BoundaryProps, 'fallback'>,
    Pick<ChunkErrorProps, 'place'> {
  /** Draws what stays beside the word of the fault, such as the button that asked for the part. */
  keeps?: (retry: () => void) => ReactNode;
}

/** Keeps a fault inside its region of the page, says so in its place, and offers to try again (ERR-03). */
export const Guarded = ({ place, keeps, ...rest }: GuardedProps) => (
  <Boundary
    {...rest}
    fallback={(retry) => (
      <>
        {keeps?.(retry)}
        <ChunkError place={place} onRetry={retry} />
      </>
    )}
  />
);
