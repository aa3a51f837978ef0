import type { Locator, Page } from '@playwright/test';
import type { Kind } from './kinds';

interface Call {
  operation: string;
  calls: RegExp;
  /** Where it is called. */
  path: string | ((page: Page) => Promise<string>);
  needsMember?: boolean;
  /** In which ways it fails; in all five without them. */
  kinds?: readonly Kind[];
  /** Preparation before the first page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Steps on the page before the call. */
  act?: (page: Page) => Promise<void>;
  /** All that is read of its answer is that it succeeded: in a wrong shape it still did. */
  readsNoValue?: boolean;
  /** What is tried again by: without it the button "Try again" beside the words, or the line that comes back. */
  retry?: (page: Page) => Promise<void>;
  /** What the site keeps of it for the visit and shows instead of a fault (CACHE-01): forgotten at each load. */
  kept?: 'gameVendor' | 'hotGames' | 'winners';
  /** What shows that all is well. */
  healed: (page: Page) => Locator;
}

/** A call that people wait for: they read of its fault, and there they can try again. */
export interface ToldCall extends Call {
  says: (page: Page) => Locator;
  /** The words there, where they are not those of the cause. */
  words?: RegExp | Readonly<Record<Kind, string>>;
  /**
   * Another part of the page shares the answer and asks again when it comes: the pop-ups when the page rests, the
   * footer and the menu with their own words. The way to try again may be gone before it is pressed.
   */
  healsItself?: boolean;
  meanwhile?: never;
}

/** A call that nobody waits for: nothing is said of its fault, and the page goes on without what it brings. */
export interface UnsaidCall extends Call {
  says?: never;
  /** What is visible nevertheless. */
  meanwhile: (page: Page) => Locator;
  /** How often it is sent before it is given up (F2). Default 3, those of a read. */
  tries?: number;
}

/** A call of a screen, and how its error looks. */
export type Row = ToldCall | UnsaidCall;
