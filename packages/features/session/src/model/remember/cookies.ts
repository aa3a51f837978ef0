/** How long things are remembered, in seconds (LOGIN-11). */
export const DAY = 86_400;

/** Size limit of a cookie, name and value, in bytes. */
const LONGEST = 4096;

/** Cookies that the browser refused, in memory until the page is left; `endsAt` in ms since 1970. */
const memory = new Map<string, { value: string; endsAt: number }>();

const isSecure = (): boolean => window.location.protocol === 'https:';

// The prefix binds a cookie to this host, but browsers accept it under https only.
const prefix = (): string => (isSecure() ? '__Host-' : '');

const attributes = (maxAge: number): string =>
  `Path=/; Max-Age=${maxAge}; SameSite=Strict${isSecure() ? '; Secure' : ''}`;

const prefixed = (name: string): string =>
  `${prefix()}${encodeURIComponent(name).replace('%3A', ':')}`;

/** The browser's cookies by name; none where it blocks them, as in a sandboxed iframe. */
function browserCookies(): Map<string, string> {
  try {
    const pairs = document.cookie.split('; ').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    });
    return new Map(pairs);
  } catch {
    return new Map();
  }
}

/** Every cookie of the page by name. */
function allCookies(): Map<string, string> {
  const inMemory = [...memory].flatMap(([name, { value, endsAt }]): [string, string][] =>
    Date.now() < endsAt ? [[name, value]] : [],
  );
  return new Map([...browserCookies(), ...inMemory]);
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const setCookie = (cookie: string): void => {
  try {
    document.cookie = cookie;
  } catch {
    // `writeCookie` falls back to memory.
  }
};

export const readCookie = (name: string): string | null => {
  const value = allCookies().get(prefixed(name));
  return value === undefined ? null : decode(value);
};

/** Writes a cookie for a day, into memory where the browser refuses it. A value that is too long is not written. */
export function writeCookie(name: string, value: string): void {
  const [key, text] = [prefixed(name), encodeURIComponent(value)];
  if (key.length + 1 + text.length > LONGEST) return;
  setCookie(`${key}=${text}; ${attributes(DAY)}`);
  // A browser that blocks cookies, or has no space for more, fails silently.
  if (browserCookies().get(key) === text) memory.delete(key);
  else memory.set(key, { value: text, endsAt: Date.now() + DAY * 1000 });
}

export const removeCookie = (name: string): void => {
  memory.delete(prefixed(name));
  // With a max-age of 0 it could still be read in the same millisecond.
  setCookie(`${prefixed(name)}=; ${attributes(-1)}`);
};

/** Names of the cookies with this prefix, without the prefix. */
export function cookiesAfter(beginning: string): string[] {
  const start = `${prefix()}${beginning}`;
  return [...allCookies().keys()]
    .filter((name) => name.startsWith(start))
    .map((name) => decode(name.slice(start.length)));
}
