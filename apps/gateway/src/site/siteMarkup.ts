// What fills the slots of the site's document (docs/contracts/site-document.md).

/** An entry of a list, as its card shows it. */
export interface FirstEntry {
  title: string;
  summary: string;
}

/** The two pictures of a banner, `small` for phones. */
export interface OpeningBanner {
  wide: string;
  small: string;
}

/** Markup by slot; docs/contracts/site-document.md describes the slots. */
export type SlotContents = Partial<Record<string, string>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** Addresses of pictures in the order of their slots; null for a slot without a picture. */
export type FirstPictures = readonly (string | null)[];

/** The first picture is the largest of the first screen and is loaded with high priority. */
export const picturesIn = (addresses: FirstPictures): SlotContents =>
  Object.fromEntries(
    addresses.map((address, slot) => [
      `picture${String(slot)}`,
      address === null
        ? ''
        : `<img src="${escape(address)}" alt="" fetchpriority="${slot === 0 ? 'high' : 'low'}">`,
    ]),
  );

export const pictureOf = ({ wide, small }: OpeningBanner): string =>
  `<picture><source media="(max-width: 719.98px)" srcset="${escape(small)}"><img src="${escape(wide)}" alt="" fetchpriority="high"></picture>`;

/** Texts of the first entries; slots without an entry become empty. */
export function entriesIn(entries: readonly FirstEntry[], slots: number): SlotContents {
  const contents: SlotContents = {};
  for (let slot = 0; slot < slots; slot += 1) {
    contents[`title${String(slot)}`] = escape(entries[slot]?.title ?? '');
    contents[`summary${String(slot)}`] = escape(entries[slot]?.summary ?? '');
  }
  return contents;
}

/** Keeps the text and the tags of its layout, without their attributes. */
export const keepLayoutTags = (html: string): string =>
  html.replaceAll(
    /<(\/?(?:p|h[1-6]|ul|ol|li))\b[^>]*>|<\/?[a-z!][^>]*>|[<>]/gi,
    (found, tag: string | undefined) => {
      if (tag !== undefined) return `<${tag}>`;
      return found.length === 1 ? escape(found) : '';
    },
  );

/** A link whose text is the address, which needs no translation; empty if nobody can be reached there. */
export function helpLink(supportUrl: string): string {
  const shown = /^(?:https:\/\/|mailto:|tel:)(\S+)$/.exec(supportUrl)?.[1];
  return shown === undefined
    ? ''
    : `<p><a dir="ltr" href="${escape(supportUrl)}">${escape(shown)}</a></p>`;
}
