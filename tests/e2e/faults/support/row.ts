import type { Locator, Page } from '@playwright/test';
import type { Kind } from './kinds';

/** A call of the screens that exist, and what is seen of its fault. */
export interface Row {
  operation: string;
  calls: RegExp;
  /** Where it is called. */
  path: string;
  needsMember?: boolean;
  /** What has to be so before the first page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** What has to be done there before it is called. */
  act?: (page: Page) => Promise<void>;
  /**
   * Where people read of it; without one the page goes on without what the call brings, and says nothing
   * of what nobody waits for.
   */
  says?: (page: Page) => Locator;
  /** The words there, where they are not those of the cause. */
  words?: RegExp | Readonly<Record<Kind, string>>;
  /** All that is read of its answer is that it succeeded: in a wrong shape it still did. */
  readsNoValue?: boolean;
  /** What is tried again by; the button "Try again" in the same place without it. */
  retry?: (page: Page) => Promise<void>;
  /**
   * Another part of the page shares the answer and asks again when it comes: the pop-ups when the page rests, the
   * footer and the menu with their own words. The way to try again may be gone before it is pressed.
   */
  healsItself?: boolean;
  /** What the site keeps of it for the visit and shows instead of a fault (CACHE-01): forgotten at each load. */
  kept?: 'gameVendor' | 'hotGames' | 'winners';
  /** What shows that all is well. */
  healed: (page: Page) => Locator;
}
