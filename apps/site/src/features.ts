import {
  accountLoaded,
  centreClosed,
  launchRequested,
  patiently,
  sessionEnded,
  sessionOpened,
} from '@parlour/feature-core';

/**
 * What lies behind the first page: every feature's screens, dialogs and answers, asked for when the first of
 * them is wanted (decision 0045).
 */
export const loadFeatures = () => patiently(() => import('./features/parts'));

/** What the features answer to, which the first page has to know; a test holds it to their listeners. */
export const LISTENED_ACTIONS: readonly string[] = [
  launchRequested,
  sessionOpened,
  accountLoaded,
  sessionEnded,
  centreClosed,
].map(({ type }) => type);
