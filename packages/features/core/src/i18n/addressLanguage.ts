/** Query name of a language in an address: `?lang=th`. */
const NAME = 'lang';

/**
 * The tag that the address names, or an empty string; removes it from the address, as the language that is chosen later has
 * to survive a reload.
 */
export function takeAddressLanguage(): string {
  const url = new URL(location.href);
  const tag = url.searchParams.get(NAME);
  if (tag === null) return '';
  url.searchParams.delete(NAME);
  history.replaceState(history.state, '', url);
  return tag;
}

/** The address of the current page in a language, for search engines; null follows the browser. */
export function addressIn(tag: string | null): string {
  const url = new URL(location.pathname + location.search, location.origin);
  if (tag === null) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, tag);
  return url.href;
}
