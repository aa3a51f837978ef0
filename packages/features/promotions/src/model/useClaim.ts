import { showToast } from '@parlour/design-system/ToastRegion';
import { type IntentState, useIntent } from '@parlour/feature-core';
import type { RewardReceipt } from '@parlour/gateway-openapi/promotions';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreditTexts } from './useCreditTexts';

/** Cache tags that a credit makes stale. */
const CREDITED = [
  'Promotions',
  'Rewards',
  'Missions',
  'Counts',
  'Balance',
  'Points',
  'Records',
] as const;

export interface Claim<Args> {
  state: IntentState<RewardReceipt>;
  /** Claims the given item; does nothing while another claim is running. */
  claim: (args: Args) => void;
  isClaiming: boolean;
}

interface ClaimSetting<Args> {
  /** Name of the claim, such as `claimReward`. */
  name: string;
  send: (args: Args, key: string) => Promise<RewardReceipt>;
  /** Called after the credit. */
  onCredited?: () => void;
}

/** Claims something that is credited only once, and says what it was (PROMO-03, PROMO-04, F10). */
export function useClaim<Args>({ name, send, onCredited }: ClaimSetting<Args>): Claim<Args> {
  const { t } = useTranslation('promotions');
  const creditText = useCreditTexts();
  const { state, submit, forget } = useIntent<Args, RewardReceipt>({ name, send, tags: CREDITED });
  useEffect(() => {
    if (state.status !== 'done') return;
    const { value } = state;
    showToast({
      tone: 'positive',
      title: value === null ? t('credited.some') : t('credited.all', { what: creditText(value) }),
    });
    forget();
    onCredited?.();
  });
  const isClaiming = state.status === 'sending' || state.status === 'checking';
  return { state, claim: submit, isClaiming };
}
