import { type PanelState, retryAfterOf, toPanelState } from '@parlour/feature-core';
import type { Refreshable } from './useRefetchWhenStale';

type Failed = Extract<PanelState<unknown>, { status: 'failed' }>;

/** A failed call, and its retry. */
export interface FailedState extends Failed {
  /** The error and the pressed button stay visible during a retry. */
  isRetrying: boolean;
}

/** What is shown of a call to the gateway. */
export type QueryState<Data> = Exclude<PanelState<Data>, Failed> | FailedState;

/** A call that may fail. */
export interface Query<Data> extends Refreshable {
  data?: Data | undefined;
}

/** Like `toPanelState`, but the error stays visible during a retry. */
export function readQuery<Data, Shown>(
  query: Query<Data>,
  translate: (key: string) => string,
  choose: (data: Data) => Shown,
): QueryState<Shown> {
  const state = toPanelState({ ...query, isFetching: false }, translate, choose);
  return state.status === 'failed' ? { ...state, isRetrying: query.isFetching } : state;
}

/** Several failed calls as one error with one retry. */
export function asOne([first, ...others]: readonly [FailedState, ...FailedState[]]): FailedState {
  const all = [first, ...others];
  // A rate limit comes first, because its text says how long to wait.
  const told = all.find(({ error }) => retryAfterOf(error) !== undefined) ?? first;
  return {
    ...told,
    onRetry: () => {
      for (const { onRetry } of all) onRetry();
    },
    isRetrying: all.some(({ isRetrying }) => isRetrying),
  };
}
