// Control characters, white space and backslashes are read differently by browsers and by parsers.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

export interface UrlRule {
  /** Origins that are let through, beside paths of this site. */
  origins?: readonly string[];
  /** Lets any https address through, for links that a person opens in a new window. */
  anyHttps?: boolean;
  /** Refuses paths of this site, for what is framed. */
  outsideOnly?: boolean;
}

/**
 * The one check of every address that comes from outside: launch and chat addresses, banner links,
 * the way back after a login. Gives the address to use, or null.
 */
export function checkUrl(text: string, rule: UrlRule = {}): string | null {
  if (text === '' || text.length > 2048 || TRICKS.test(text)) return null;
  const here = window.location.origin;
  if (text.startsWith('/') && !text.startsWith('//') && rule.outsideOnly !== true) {
    const url = URL.canParse(text, here) ? new URL(text, here) : null;
    // What is left of `/..//host` would be read as another site's address the next time.
    return url?.origin === here && !url.pathname.startsWith('//')
      ? `${url.pathname}${url.search}${url.hash}`
      : null;
  }
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // The origin of a blob is its maker's, so the scheme is looked at before the origin.
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  if (rule.origins?.includes(url.origin) === true) return url.href;
  return rule.anyHttps === true && url.protocol === 'https:' ? url.href : null;
}
