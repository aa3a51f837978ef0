import type { PanelState } from '@parlour/feature-core';

/** The states of a panel that has no data, for its stories. */
export const LOADING = { status: 'loading' } satisfies PanelState<never>;

export const failedWith = (onRetry: () => void) =>
  ({
    status: 'failed',
    message: 'Network link is abnormal, please try again',
    onRetry,
  }) satisfies PanelState<never>;

export const ready = <Data>(data: Data) => ({ status: 'ready', data }) satisfies PanelState<Data>;
