import { type PanelState, retryAfterOf, toPanelState } from '@parlour/feature-core';
import type { Refreshable } from './useFresh';

type Failed = Extract<PanelState<unknown>, { status: 'failed' }>;

/** A call that came to nothing, and how it is tried again. */
export interface FailedState extends Failed {
  /** Its fault stays in sight meanwhile, and so does the button that was pressed. */
  isRetrying: boolean;
}

/** What is shown of a call to the gateway. */
export type QueryState<Data> = Exclude<PanelState<Data>, Failed> | FailedState;

/** A call that may fail. */
export interface Query<Data> extends Refreshable {
  data?: Data | undefined;
}

/** Reads a call as a panel does, but for a fault: while it is made anew, that stays in sight as well. */
export function readQuery<Data, Shown>(
  query: Query<Data>,
  translate: (key: string) => string,
  choose: (data: Data) => Shown,
): QueryState<Shown> {
  const state = toPanelState({ ...query, isFetching: false }, translate, choose);
  return state.status === 'failed' ? { ...state, isRetrying: query.isFetching } : state;
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
