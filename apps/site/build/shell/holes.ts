// What a server that knows the merchant puts into the document in the place of what stands there
// (docs/contracts/site-document.md): `<!--site:name-->…<!--/site:name-->`.

const hole = (name: string, otherwise: string): string =>
  `<!--site:${name}-->${otherwise}<!--/site:${name}-->`;

/** Stands where the merchant's values have to be told to the page. */
export const START_HOLE = hole('start', '');

/** The first banner as a server writes it, so that its styles are there. */
export const BANNER = '<picture><source><img></picture>';

const once = (markup: string, pattern: RegExp, by: (found: string) => string): string => {
  if (!pattern.test(markup)) throw new Error(`The shell has no ${String(pattern)} any more.`);
  return markup.replace(pattern, by);
};

/** Marks what differs between merchants: their sign, their name and their first banner. */
export function addHoles(markup: string, name: string): string {
  const withSign = once(markup, /<svg[^>]*class="BrandMark-Sign"[^>]*>.*?<\/svg>/, (svg) =>
    hole('sign', svg),
  );
  const withName = once(withSign, new RegExp(`(?<=>)${name}(?=<)`), () => hole('name', ''));
  return once(
    withName,
    /(?<=class="BannerPanel-Frame">)<span[^>]*class="Skeleton-Root"[^>]*><\/span>/,
    (skeleton) => hole('banner', skeleton),
  );
}
