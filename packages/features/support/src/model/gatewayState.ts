import { failureText } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';

/** What a view shows of something that the gateway is asked for. */
export type GatewayState<Data> =
  | { status: 'loading' }
  | {
      status: 'failed';
      message: string;
      isRetrying: boolean;
      onRetry: () => void;
      error?: unknown;
    }
  | { status: 'ready'; data: Data };

interface GatewayQuery<Data> {
  /** The answer to what is asked now; an older one does not count. */
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Reads a query of the gateway as a view does: what was there stays in sight while it is asked for anew. */
export function toGatewayState<Data>(
  { currentData, error, isFetching, refetch }: GatewayQuery<Data>,
  translate: (key: string) => string,
): GatewayState<Data> {
  if (currentData !== undefined) return { status: 'ready', data: currentData };
  if (!isGatewayError(error)) return { status: 'loading' };
  return {
    status: 'failed',
    message: failureText(error, translate),
    isRetrying: isFetching,
    onRetry: () => void refetch(),
    error,
  };
}
