import { picturePath } from '../../games/picturePath';
import { inLanguage, mapTexts, type Texts } from '../../platform/texts';
import type { promotion } from '../../promotions/schema';
import { TEXTS } from './texts';

type Row = typeof promotion.$inferInsert;

/** A promotion of the demo: when it started and when it ends, in days before the first start. */
export type DemoPromotion = Omit<
  Row,
  'merchant' | 'place' | 'startsAt' | 'endsAt' | 'title' | 'summary' | 'terms'
> & {
  begins: number;
  ends?: number;
  title: Texts;
  summary: Texts;
  terms: Texts;
};

/** The address of a banner's small picture. */
export const picture = (banner: string): string => picturePath.banner(banner, 'SMALL');

/** The address of a promotion's own picture. */
export const ownPicture = (promotionId: string): string => picturePath.promotion(promotionId);

/** Lines that terms are put together from. */
export const ONE_EACH = TEXTS.texts('terms.oneEach');
export const PLAYED = TEXTS.texts('terms.played');
export const TICKETS = TEXTS.texts('terms.tickets');

/** Terms of some lines, as HTML. */
export const terms = (...lines: readonly Texts[]): Texts => {
  const [first = { EN: '' }] = lines;
  return mapTexts(
    first,
    (_, language) =>
      `<ul>${lines.map((line) => `<li>${inLanguage(line, language)}</li>`).join('')}</ul>`,
  );
};
