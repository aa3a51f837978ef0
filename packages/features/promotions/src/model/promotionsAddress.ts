import { PATHS } from '@parlour/feature-core';
import type { PromotionKind } from '@parlour/gateway-openapi/promotions';
import { findKind } from './promotionKinds';

/** Limit of the contract. */
const LAST_PAGE = 10_000;

/** State of the promotions page in its address. */
export interface PromotionsAddress {
  /** Undefined for all kinds. */
  kind: PromotionKind | undefined;
  /** Page of the list, from 1. */
  page: number;
  /** The promotion that is open over the list. */
  promotionId: string | null;
}

/** Reads the query; invalid values count as missing. */
export function readAddress(search: string): PromotionsAddress {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  return {
    kind: findKind(query.get('kind')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    promotionId: query.get('promotion') || null,
  };
}

/** The address of a list of promotions, or of one of them over it. */
export function promotionsHref({
  kind,
  page = 1,
  promotionId = null,
}: Partial<PromotionsAddress>): string {
  const query = new URLSearchParams();
  if (kind !== undefined) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  if (promotionId !== null) query.set('promotion', promotionId);
  return query.size === 0 ? PATHS.promotions : `${PATHS.promotions}?${query.toString()}`;
}
