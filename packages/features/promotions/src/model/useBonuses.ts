import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type BonusPage,
  type BonusState,
  type PromotionKind,
  useGetBonusDetailsQuery,
} from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

/** Rows on a page of the history. */
const PAGE_SIZE = 10;

/** States of a bonus in the order of the filter. */
export const BONUS_STATES = [
  'active',
  'completed',
  'expired',
  'cancelled',
] as const satisfies readonly BonusState[];

/** Days back that can be asked for. */
export const BONUS_DAYS = ['previous7', 'previous30'] as const;

/** Which bonuses are shown. */
export interface BonusesAsked {
  days: (typeof BONUS_DAYS)[number];
  /** Undefined for all. */
  kind: PromotionKind | undefined;
  /** Undefined for all. */
  state: BonusState | undefined;
  /** Page of the history, from 1. */
  page: number;
}

const asIs = (page: BonusPage): BonusPage => page;

/** One page of what was credited beside play, with its turnover (PROMO-04). */
export function useBonuses({ days, kind, state, page }: BonusesAsked): PanelState<BonusPage> {
  const { t } = useTranslation('common');
  const { currentData, ...query } = useGetBonusDetailsQuery({
    datePreset: days,
    ...(kind === undefined ? {} : { kind }),
    ...(state === undefined ? {} : { state }),
    pageNo: page,
    pageSize: PAGE_SIZE,
  });
  return toPanelState({ ...query, data: currentData }, t, asIs);
}
