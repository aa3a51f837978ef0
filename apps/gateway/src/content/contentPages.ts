import type { components } from '../generated/contract';
import { inLanguage, spokenOf, type Texts } from '../platform/texts';

type ContentKind = components['schemas']['ContentKind'];

/** A page of text: HTML of headings, paragraphs, lists, tables, emphasis and links into the site only. */
export interface ContentPage {
  id: string;
  kind: ContentKind;
  publishedAt: Date;
  title: Texts;
  content: Texts;
}

/** Pages of a kind; of every kind if none is named. */
export function pagesOfKind(
  pages: readonly ContentPage[],
  kind: ContentKind | undefined,
): readonly ContentPage[] {
  return kind === undefined ? pages : pages.filter((page) => page.kind === kind);
}

/** A page by its name; undefined for an unknown one. */
export function pageById(pages: readonly ContentPage[], id: string): ContentPage | undefined {
  return pages.find((page) => page.id === id);
}

/** The texts of a page in a language; in English where it is not translated. */
export function inContentLanguage({ title, content }: ContentPage, language: string) {
  return {
    title: inLanguage(title, language),
    content: inLanguage(content, language),
    language: spokenOf(content, language),
  };
}
