// What a server that knows the merchant puts into the document in the place of what stands there
// (docs/contracts/site-document.md): `<!--site:name-->…<!--/site:name-->`.

import type { Rendering } from '../../src/shell/rendering';

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

/** A text as a server writes it, so that its styles are there. */
export const TEXT = '<p></p><h2></h2><h3></h3><ul><li></li></ul><ol></ol>';

/** Gives the first entries of a list room for the words of each, and a page of text for its own. */
function addWords(markup: string): string {
  const counts = new Map<string, number>();
  const numbered = (name: string, otherwise: string): string => {
    const place = counts.get(name) ?? 0;
    counts.set(name, place + 1);
    return hole(name + String(place), otherwise);
  };
  return markup
    .replaceAll(/(?<=class="LinkCard-Title"[^>]*><p>)<span[^>]*><\/span>(?=<\/p>)/g, (bar) =>
      numbered('title', bar),
    )
    .replaceAll(/(?<=class="ContentList-Summary">)(?:<span[^>]*><\/span>)+/g, (bars) =>
      numbered('summary', bars),
    )
    .replace(/(?<=class="[^"]*ContentArticle-TitlePlace"[^>]*>)<span[^>]*><\/span>/, (bar) =>
      hole('title', bar),
    )
    .replace(/<time[^>]*class="[^"]*ContentArticle-TimePlace".*?<\/time>/, (place) =>
      hole('date', place),
    )
    .replace(/(?<=<div[^>]*class="SafeHtml-Root"[^>]*>)(?=<\/div>)/, hole('text', ''));
}

/** Marks what differs between merchants: their sign, their name, and their first pictures and words. */
export function addHoles(
  markup: string,
  { name, title }: Pick<Rendering['HOLES'], 'name' | 'title'>,
): string {
  const withSign = once(markup, /<svg[^>]*class="BrandMark-Sign"[^>]*>.*?<\/svg>/, (svg) =>
    hole('sign', svg),
  );
  // Where the name stands for itself a logo may take its place, in a sentence it never does.
  const withName = once(withSign, new RegExp(`(?<=>)${name}(?=<)`), () => hole('name', ''))
    .replaceAll(name, hole('brand', ''))
    .replace(title, hole('title', ''));
  if (!withName.includes('BannerPanel-Frame')) return addWords(addPictures(withName));
  return once(
    withName,
    /(?<=class="BannerPanel-Frame">)<span[^>]*class="Skeleton-Root"[^>]*><\/span>/,
    (skeleton) => hole('banner', skeleton),
  );
}
