import type { StartPlan } from './startPlan';

/** What a site's own modules tell the build. */
export interface Rendering {
  /** What stands for that which differs between merchants, in what is drawn. */
  HOLES: { merchant: string; language: string; host: string; name: string; title: string };
  /** Draws the shell of an address in a language, and says what the site is about; null for one without texts. */
  renderShell: (tag: string, path: string) => Promise<{ shell: string; about: string } | null>;
  /** Addresses beside the home page's that have a shell of their own. */
  SHELL_ADDRESSES: readonly string[];
  /** The calls that the site begins with, each by its address. */
  recordOpeningCalls: () => Promise<string[]>;
  /** The calls that pages begin with at their bare addresses, by those. */
  recordPageCalls: () => Promise<Record<string, string[]>>;
  CACHED: StartPlan['cached'];
  STORAGE: StartPlan['storage'];
  /** What a server writes into a slot, by its name: its styles have to be there. */
  FILLINGS: Readonly<Record<string, string>>;
  /** Gateway codes by the tag of each language. */
  CODES: Readonly<Record<string, string>>;
  /** Tags of languages that read from right to left. */
  RIGHT_TO_LEFT: readonly string[];
  /** Addresses that the home page stands at. */
  HOME_ADDRESSES: readonly string[];
  /** Paths of the modules of pages, in the workspace, by the address that shows them. */
  PAGES: Readonly<Record<string, string>>;
  /** Addresses at which a game is played, which have no shell. */
  IN_GAME_PATHS: readonly string[];
}
