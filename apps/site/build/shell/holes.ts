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

/** A picture of a list as a server writes it. */
export const PICTURE = '<img>';

/** Places of pictures that a server may know, from the first on. */
const PICTURES = 6;

/** Gives the first places of games, promotions or products room for a picture each. */
function addPictures(markup: string): string {
  let place = 0;
  return markup.replaceAll(
    /(<div[^>]*class="(?:GameCardSkeleton-Root|(?:PromotionCard|PointsProductCard)Skeleton-Media)"[^>]*>)(?=<\/div>)/g,
    (skeleton) => {
      if (place === PICTURES) return skeleton;
      place += 1;
      return skeleton + hole(`picture${String(place - 1)}`, '');
    },
  );
}

/** Marks what differs between merchants: their sign, their name and their first pictures. */
export function addHoles(markup: string, name: string): string {
  const withSign = once(markup, /<svg[^>]*class="BrandMark-Sign"[^>]*>.*?<\/svg>/, (svg) =>
    hole('sign', svg),
  );
  // Where the name stands for itself a logo may take its place, in a sentence it never does.
  const withName = once(withSign, new RegExp(`(?<=>)${name}(?=<)`), () =>
    hole('name', ''),
  ).replaceAll(name, hole('brand', ''));
  if (!withName.includes('BannerPanel-Frame')) return addPictures(withName);
  return once(
    withName,
    /(?<=class="BannerPanel-Frame">)<span[^>]*class="Skeleton-Root"[^>]*><\/span>/,
    (skeleton) => hole('banner', skeleton),
  );
}
