/** What the gateway takes as the name of a place (AG-08). */
const SUB = /^[A-Za-z0-9_-]{1,32}$/;

/** The address of a link for a place where it is put; null where the place has no valid name. */
export function addressFor(url: string, place: string): string | null {
  const sub = place.trim();
  if (sub === '') return url;
  if (!SUB.test(sub)) return null;
  const address = new URL(url);
  address.searchParams.set('sub', sub);
  return address.href;
}

/** A name for the file of a poster. */
export const posterFile = (code: string, place: string): string =>
  `${[code, place.trim()].filter((part) => part !== '').join('-')}.png`;
