import type { StartPlan } from './startPlan';

/** A shell with the texts around it, in one language. */
export interface RenderedShell {
  shell: string;
  /** What the site is about. */
  about: string;
  /** Texts of index.html itself, by the name in `<!--text:name-->`. */
  texts: Readonly<Record<string, string>>;
}

/** What a site's own modules tell the build. */
export interface Rendering {
  /** Placeholders of what differs between merchants. */
  PLACEHOLDERS: { merchant: string; language: string; host: string; name: string; title: string };
  /** Renders the shell of an address; null for a language without texts. */
  renderShell: (tag: string, path: string) => Promise<RenderedShell | null>;
  /** Addresses with a shell of their own, without the home page's. */
  SHELL_ADDRESSES: readonly string[];
  /** Addresses of the first calls of the site. */
  recordOpeningCalls: () => Promise<string[]>;
  /** Addresses of further first calls, by page. */
  recordPageCalls: () => Promise<Record<string, string[]>>;
  CACHED: StartPlan['cached'];
  STORAGE: StartPlan['storage'];
  /** Markup that a server writes into a slot, by its name; its styles are kept. */
  FILLINGS: Readonly<Record<string, string>>;
  /** Gateway codes by the tag of each language. */
  CODES: Readonly<Record<string, string>>;
  /** Tags of languages that read from right to left. */
  RIGHT_TO_LEFT: readonly string[];
  /** Addresses of the home page. */
  HOME_ADDRESSES: readonly string[];
  /** Module paths of pages, by address. */
  PAGES: Readonly<Record<string, string>>;
  /** Addresses of games, which have no shell. */
  IN_GAME_PATHS: readonly string[];
}
