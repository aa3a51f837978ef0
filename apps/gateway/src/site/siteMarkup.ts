// What is written into the places of the site's document (docs/contracts/site-document.md).

/** An entry of a list as its card says it. */
export interface FirstEntry {
  title: string;
  summary: string;
}

/** Two pictures of one banner, the second for phones. */
export interface OpeningBanner {
  wide: string;
  small: string;
}

/** What the document tells of a merchant; docs/contracts/site-document.md describes the places. */
export type Filling = Partial<Record<string, string>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** Addresses of pictures in the order of their places; null where a place has none. */
export type FirstPictures = readonly (string | null)[];

/** The first is the largest of what is seen first, and comes before the others. */
export const picturesIn = (addresses: FirstPictures): Filling =>
  Object.fromEntries(
    addresses.map((address, place) => [
      `picture${String(place)}`,
      address === null
        ? ''
        : `<img src="${escape(address)}" alt="" fetchpriority="${place === 0 ? 'high' : 'low'}">`,
    ]),
  );

export const pictureOf = ({ wide, small }: OpeningBanner): string =>
  `<picture><source media="(max-width: 719.98px)" srcset="${escape(small)}"><img src="${escape(wide)}" alt="" fetchpriority="high"></picture>`;

/** Words of the first entries; the places that are left over are gone. */
export function entriesIn(entries: readonly FirstEntry[], places: number): Filling {
  const filling: Filling = {};
  for (let place = 0; place < places; place += 1) {
    filling[`title${String(place)}`] = escape(entries[place]?.title ?? '');
    filling[`summary${String(place)}`] = escape(entries[place]?.summary ?? '');
  }
  return filling;
}

/** The tags that a text is laid out by, with nothing that they could carry, and its words. */
export const layoutOf = (html: string): string =>
  html.replaceAll(
    /<(\/?(?:p|h[1-6]|ul|ol|li))\b[^>]*>|<\/?[a-z!][^>]*>|[<>]/gi,
    (found, tag: string | undefined) => {
      if (tag !== undefined) return `<${tag}>`;
      return found.length === 1 ? escape(found) : '';
    },
  );

/** The address itself, which needs no words of any language; empty for what is none to find help at. */
export function helpAt(supportUrl: string): string {
  const shown = /^(?:https:\/\/|mailto:|tel:)(\S+)$/.exec(supportUrl)?.[1];
  return shown === undefined
    ? ''
    : `<p><a dir="ltr" href="${escape(supportUrl)}">${escape(shown)}</a></p>`;
}
