import { failureText, retryAfterOf } from '@parlour/feature-core';
import type { Refreshable } from './useFresh';

/** A call that came to nothing, and how it is tried again. */
export interface FailedState {
  status: 'failed';
  message: string;
  error: unknown;
  onRetry: () => void;
  /** Its fault stays in sight meanwhile, and so does the button that was pressed. */
  isRetrying: boolean;
}

/** What is shown of a call to the gateway. */
export type QueryState<Data> =
  | { status: 'loading' }
  | FailedState
  | { status: 'ready'; data: Data };

/** A call that may fail. */
export interface Query<Data> extends Refreshable {
  data?: Data | undefined;
}

/** Reads a call: what was there stays in sight while it is made anew, and so does why there is nothing. */
export function readQuery<Data, Shown>(
  { data, error, isFetching, refetch }: Query<Data>,
  translate: (key: string) => string,
  choose: (data: Data) => Shown,
): QueryState<Shown> {
  if (data !== undefined) return { status: 'ready', data: choose(data) };
  if (error === undefined) return { status: 'loading' };
  return {
    status: 'failed',
    message: failureText(error, translate),
    error,
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}

/** Several calls of which none came, told and tried again as one. */
export function asOne([first, ...others]: readonly [FailedState, ...FailedState[]]): FailedState {
  const all = [first, ...others];
  // Of what the gateway wants to hear nothing more just now, it is said for how long.
  const told = all.find(({ error }) => retryAfterOf(error) !== undefined) ?? first;
  return {
    ...told,
    onRetry: () => {
      for (const { onRetry } of all) onRetry();
    },
    isRetrying: all.some(({ isRetrying }) => isRetrying),
  };
}
