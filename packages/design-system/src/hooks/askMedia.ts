/** The answer to a media query, and news of it; null where the browser gives none. */
export function askMedia(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}
