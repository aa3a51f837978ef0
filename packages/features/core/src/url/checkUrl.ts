// Browsers and parsers read control characters, white space and backslashes differently.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

export interface UrlRule {
  /** Allowed origins, besides paths of this site. */
  origins?: readonly string[];
  /** Allows any https address, for links that a person opens in a new window. */
  anyHttps?: boolean;
  /** Rejects paths of this site, for what is shown in an iframe. */
  outsideOnly?: boolean;
}

/**
 * Checks every address that comes from outside: launch and chat addresses, banner links, the return path after
 * a login. Returns the address to use, or null.
 */
export function checkUrl(text: string, rule: UrlRule = {}): string | null {
  if (text === '' || text.length > 2048 || TRICKS.test(text)) return null;
  const here = window.location.origin;
  if (text.startsWith('/') && !text.startsWith('//') && rule.outsideOnly !== true) {
    const url = URL.canParse(text, here) ? new URL(text, here) : null;
    // `/..//host` is normalized to `//host`, which would be another site's address when it is parsed again.
    return url?.origin === here && !url.pathname.startsWith('//')
      ? `${url.pathname}${url.search}${url.hash}`
      : null;
  }
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // A blob has the origin of the page that made it, so the scheme is checked before the origin.
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  if (rule.origins?.includes(url.origin) === true) return url.href;
  return rule.anyHttps === true && url.protocol === 'https:' ? url.href : null;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether data from an origin travels encrypted: over https, or from the site's own machine if the site itself is
 * served without https.
 */
export function isSafeOrigin({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true;
  const page = window.location;
  return (
    protocol === 'http:' &&
    page.protocol === 'http:' &&
    (hostname === page.hostname ||
      (LOOPBACK.includes(hostname) && LOOPBACK.includes(page.hostname)))
  );
}
