import { failureText } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';

/** The state of a query, as a view needs it. */
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
  /** The answer to the current query, not to an earlier one. */
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Turns a query into the state for a view: data stays visible while it is refetched. */
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
