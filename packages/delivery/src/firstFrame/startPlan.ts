/**
 * What the build knows of the site. In addresses of calls `$merchant`, `$host` and `$language` are placeholders; `$page`
 * is the last segment of the page's address (`:name` in its route), `$PAGE` the same in capitals.
 */
export interface StartPlan {
  entry: string;
  /** Scripts that the entry needs, and style sheets that have to load before it runs. */
  scripts: readonly string[];
  sheets: readonly string[];
  /** Scripts that every address but the home page's needs. */
  features: readonly string[];
  /** Further scripts of each page, with its addresses. */
  pages: readonly { at: readonly string[]; scripts: readonly string[] }[];
  /** Chunks of the first and of the late texts, by tag. */
  dictionaries: Readonly<Record<string, string>>;
  lateDictionaries: Readonly<Record<string, string>>;
  /** Gateway codes of the languages, by tag. */
  codes: Readonly<Record<string, string>>;
  rightToLeft: readonly string[];
  calls: readonly string[];
  /** Further first calls of pages, by address. */
  pageCalls: Readonly<Record<string, readonly string[]>>;
  /** Keys of the session storage that answers are cached under, by a word of the call's address. */
  cached: Readonly<Record<string, string>>;
  /** Keys of the browser's storage. */
  storage: Readonly<Record<'theme' | 'language' | 'defaultLanguage' | 'token', string>>;
  homePaths: readonly string[];
  inGamePaths: readonly string[];
}
