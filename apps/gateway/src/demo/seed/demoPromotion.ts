import { picturePath } from '../../games/picturePath';
import type { Texts } from '../../platform/texts';
import type { promotion } from '../../promotions/schema';

type Row = typeof promotion.$inferInsert;
type Said = readonly [en: string, cn: string, id: string];

/** A promotion of the demo: days before the first start when it began, and when it ends. */
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

/** Words in the languages of the demo. */
export const said = ([EN, CN, ID]: Said): Texts => ({ EN, CN, ID });
/** The address of a banner's small picture. */
export const picture = (banner: string): string => picturePath.banner(banner, 'SMALL');

/** The address of a promotion's own picture. */
export const ownPicture = (promotionId: string): string => picturePath.promotion(promotionId);

/** Lines that terms are made of. */
export const ONE_EACH: Said = [
  'One for each account in its time.',
  '每个账号每期限一次。',
  'Satu untuk setiap akun dalam masanya.',
];
export const PLAYED: Said = [
  'The bonus has to be played as often as stated before it can be withdrawn.',
  '奖金须完成所示流水倍数后方可提取。',
  'Bonus harus dimainkan sebanyak yang tertera sebelum dapat ditarik.',
];
export const TICKETS: Said = [
  'A ticket can be opened within seven days, and its prize taken until then. What it holds is drawn by chance.',
  '票券七日内可开启并领取奖品，奖品随机抽取。',
  'Tiket dapat dibuka dalam tujuh hari, dan hadiahnya diambil hingga saat itu. Isinya diundi secara acak.',
];
/** Terms of some lines, as HTML. */
export const terms = (...lines: readonly Said[]): Texts => {
  const list = (at: 0 | 1 | 2) =>
    `<ul>${lines.map((line) => `<li>${line[at]}</li>`).join('')}</ul>`;
  return { EN: list(0), CN: list(1), ID: list(2) };
};
