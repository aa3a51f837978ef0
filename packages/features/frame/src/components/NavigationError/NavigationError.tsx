import { lazyChunk } from '@parlour/feature-core';
import { useNavigationError } from '../../model/useNavigationError';
import { NavigationRetry, type NavigationRetryProps } from './NavigationRetry';

// Its texts are lazy.
const LazyRetry = lazyChunk<NavigationRetryProps>(
  () => Promise.resolve({ default: NavigationRetry }),
  { hasTexts: true, isOptional: true },
);

export interface NavigationErrorProps {
  /** The device is offline: another strip says so, and the categories are fetched once it is online again. */
  isOffline: boolean;
}

/** Says that the categories of the navigation failed to load, with a retry; usually renders nothing (NAV-01, ERR-04). */
export function NavigationError({ isOffline }: NavigationErrorProps) {
  const error = useNavigationError();
  return (
    <div role="status">{error === null || isOffline ? null : <LazyRetry state={error} />}</div>
  );
}
