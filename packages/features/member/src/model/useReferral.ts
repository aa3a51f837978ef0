import { toPanelState } from '@parlour/feature-core';
import { type Referral, useGetReferralQuery } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

const whole = (referral: Referral): Referral => referral;

/** The invitation of a member, and what it brought (PROMO-05). */
export function useReferral() {
  const { t } = useTranslation();
  return toPanelState(useGetReferralQuery(), t, whole);
}
