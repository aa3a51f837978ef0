/** What the site's own parts say of themselves to the build, which types none of them. */
export interface Rendering {
  /** What stands for that which differs between merchants, in what is drawn. */
  HOLES: { merchant: string; language: string; host: string; name: string };
  /** Draws the shell in a language; null for one without texts. */
  renderShell: (tag: string) => Promise<string | null>;
  /** The calls that the site begins with, each by method and address. */
  recordCalls: () => Promise<string[]>;
  /** Gateway codes by the tag of each language. */
  CODES: Readonly<Record<string, string>>;
  /** Tags of languages that read from right to left. */
  RIGHT_TO_LEFT: readonly string[];
  /** Addresses that the home page stands at. */
  SHOWN_WITH_HOME: readonly string[];
  /** Paths of the modules of pages, in the workspace, by the address that shows them. */
  PAGES: Readonly<Record<string, string>>;
  /** Addresses at which a game is played, which have no shell. */
  IN_GAME_PATHS: readonly string[];
}
