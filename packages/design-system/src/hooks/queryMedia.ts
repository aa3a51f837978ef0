/** The list of a media query, to read and listen to; null in a browser without support. */
export function queryMedia(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}
