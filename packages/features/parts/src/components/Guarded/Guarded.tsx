import { Boundary, type BoundaryProps } from '@parlour/feature-core';
import type { ReactNode } from 'react';
import { ChunkError, type ChunkErrorProps } from '../ChunkError/ChunkError';

export interface GuardedProps
  extends Omit<BoundaryProps, 'fallback'>,
    Pick<ChunkErrorProps, 'place'> {
  /** Renders what stays beside the error, such as the button that loads the chunk. */
  keeps?: (retry: () => void) => ReactNode;
}

/** Keeps an error inside its region of the page: shows it there, with a retry button (ERR-03). */
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
