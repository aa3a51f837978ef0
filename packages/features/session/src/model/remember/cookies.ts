/** What is remembered lasts a day, in seconds (LOGIN-11). */
export const DAY = 86_400;

/** The most that a browser keeps of a cookie, name and value, in bytes. */
const LONGEST = 4096;

const isSecure = (): boolean => window.location.protocol === 'https:';

// The prefix binds a cookie to this host, but browsers take it under https alone.
const prefix = (): string => (isSecure() ? '__Host-' : '');

const attributes = (maxAge: number): string =>
  `Path=/; Max-Age=${maxAge}; SameSite=Strict${isSecure() ? '; Secure' : ''}`;

const whole = (name: string): string =>
  `${prefix()}${encodeURIComponent(name).replace('%3A', ':')}`;

/** Every cookie of the page by name. */
function all(): Map<string, string> {
  const pairs = document.cookie.split('; ').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return new Map(pairs);
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

export const readCookie = (name: string): string | null => {
  const value = all().get(whole(name));
  return value === undefined ? null : decode(value);
};

/** Writes a cookie for a day; what is too long for one is not written. */
export function writeCookie(name: string, value: string): void {
  const pair = `${whole(name)}=${encodeURIComponent(value)}`;
  if (pair.length <= LONGEST) document.cookie = `${pair}; ${attributes(DAY)}`;
}

export const dropCookie = (name: string): void => {
  document.cookie = `${whole(name)}=; ${attributes(0)}`;
};

/** Names of the cookies that begin so, without the beginning. */
export function cookiesAfter(beginning: string): string[] {
  const start = `${prefix()}${beginning}`;
  return [...all().keys()]
    .filter((name) => name.startsWith(start))
    .map((name) => decode(name.slice(start.length)));
}
