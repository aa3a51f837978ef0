import { Boundary, type BoundaryProps } from '@parlour/feature-core';
import type { ReactNode } from 'react';
import { ChunkError, type ChunkErrorProps } from '../ChunkError/ChunkError';

export interface ErrorRegionProps
  extends Omit<BoundaryProps, 'fallback'>,
    Pick<ChunkErrorProps, 'place'> {
  /** Renders what stays beside the error, such as the button that loads the chunk. */
  renderBeside?: (retry: () => void) => ReactNode;
}

/** Keeps an error inside its region of the page: shows it there, with a retry button (ERR-03). */
export const ErrorRegion = ({ place, renderBeside, ...rest }: ErrorRegionProps) => (
  <Boundary
    {...rest}
    fallback={(retry) => (
      <>
        {renderBeside?.(retry)}
        <ChunkError place={place} onRetry={retry} />
      </>
    )}
  />
);
