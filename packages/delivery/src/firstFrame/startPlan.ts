/**
 * What the build knows of the site. `$merchant`, `$host` and `$language` stand in addresses of calls, and `$page`
 * for the last part of an address of the site, which `:name` stands for there; `$PAGE` for that in capitals.
 */
export interface StartPlan {
  entry: string;
  /** Scripts that the entry needs, and style sheets that have to be there before it runs. */
  scripts: readonly string[];
  sheets: readonly string[];
  /** What lies behind the first page: every other address needs it at once. */
  features: readonly string[];
  /** What each page needs besides, with the addresses that show it. */
  pages: readonly { at: readonly string[]; scripts: readonly string[] }[];
  /** The first texts of each language that has some, and the others, by tag. */
  dictionaries: Readonly<Record<string, string>>;
  lateDictionaries: Readonly<Record<string, string>>;
  /** Gateway codes of the languages, by tag. */
  codes: Readonly<Record<string, string>>;
  rightToLeft: readonly string[];
  calls: readonly string[];
  /** Those that pages begin with besides, by address. */
  pageCalls: Readonly<Record<string, readonly string[]>>;
  /** Keys of the session storage that answers are cached under, by a word of the call's address. */
  cached: Readonly<Record<string, string>>;
  /** Keys of the browser's storage. */
  storage: Readonly<Record<'theme' | 'language' | 'defaultLanguage' | 'token', string>>;
  homePaths: readonly string[];
  inGamePaths: readonly string[];
}
