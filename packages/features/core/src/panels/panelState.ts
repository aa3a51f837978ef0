import type { GatewayError } from '@parlour/gateway-openapi';

/** What a panel shows at this moment. */
export type PanelState<Data> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void; error?: unknown }
  | { status: 'ready'; data: Data };

const TEXT_OF_KIND = {
  network: 'common:errors.network',
  timeout: 'common:errors.timeout',
  malformed: 'common:errors.system',
} as const;

/** The message for a failed call: the gateway's text for a refusal, else our own for the kind of error. */
export function failureText(error: unknown, translate: (key: string) => string): string {
  const failure = error as GatewayError;
  if (failure.kind !== 'refused') return translate(TEXT_OF_KIND[failure.kind]);
  return failure.message === '' ? translate('common:errors.system') : failure.message;
}

/** What a panel needs of a gateway query. */
export interface PanelQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Maps a gateway query to the state of a panel. Data stays shown during a refetch. */
export function toPanelState<Data, Shown>(
  { data, error, isFetching, refetch }: PanelQuery<Data>,
  translate: (key: string) => string,
  choose: (data: Data) => Shown,
): PanelState<Shown> {
  if (data !== undefined) return { status: 'ready', data: choose(data) };
  if (error === undefined || isFetching) return { status: 'loading' };
  const onRetry = () => void refetch();
  return { status: 'failed', message: failureText(error, translate), onRetry, error };
}
