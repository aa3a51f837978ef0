import type { PromotionKind } from '@parlour/gateway-openapi/promotions';

/** Kinds of promotions in the order of the tabs (PROMO-01). */
export const PROMOTION_KINDS = [
  'newbie',
  'daily',
  'vip',
  'rebate',
  'cashBack',
  'redEnvelope',
  'prizeWheel',
  'goldenEgg',
] as const satisfies readonly PromotionKind[];

/** A kind by its name in an address; undefined for anything else. */
export const findKind = (name: string | null): PromotionKind | undefined =>
  PROMOTION_KINDS.find((kind) => kind === name);
