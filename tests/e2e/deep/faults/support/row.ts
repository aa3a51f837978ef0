import type { Locator, Page } from '@playwright/test';
import type { Kind } from './kinds';

interface Call {
  operation: string;
  calls: RegExp;
  /** The page that makes the call. */
  path: string | ((page: Page) => Promise<string>);
  needsMember?: boolean;
  /** Kinds of faults to test; all five by default. */
  kinds?: readonly Kind[];
  /** Preparation before the first page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Steps on the page before the call. */
  act?: (page: Page) => Promise<void>;
  /** Only the success of the answer is read, so a wrong shape is no fault. */
  readsNoValue?: boolean;
  /** How to retry; by default the button beside the error, or coming back online. */
  retry?: (page: Page) => Promise<void>;
  /** Cached answer that would be shown instead of an error (CACHE-01): cleared at each load. */
  kept?: 'gameVendor' | 'hotGames' | 'winners';
  /** What is visible after the recovery. */
  healed: (page: Page) => Locator;
}

/** A call that people wait for: the page shows an error with a retry. */
export interface ReportedCall extends Call {
  says: (page: Page) => Locator;
  /** The message, if it is not the usual one of the kind. */
  words?: RegExp | Readonly<Record<Kind, string>>;
  /**
   * Another component shares the answer and may request it again: the pop-ups when the page is idle, the footer and the
   * menu with their own errors. The retry button may be gone before it is pressed.
   */
  healsItself?: boolean;
  meanwhile?: never;
}

/** A call that nobody waits for: no error is shown, and the page works without the answer. */
export interface SilentCall extends Call {
  says?: never;
  /** What is visible nevertheless. */
  meanwhile: (page: Page) => Locator;
  /** Number of tries (F2). Default 3, as for reads. */
  tries?: number;
}

/** A call of a screen, and how its error looks. */
export type Row = ReportedCall | SilentCall;
