import { showToast } from '@parlour/design-system/ToastRegion';
import { type IntentState, useIntent } from '@parlour/feature-core';
import type { RewardReceipt } from '@parlour/gateway-openapi/promotions';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreditTexts } from './useCreditTexts';

/** All that a credit changes. */
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
  /** Takes what is meant; does nothing while something is being taken. */
  claim: (args: Args) => void;
  isClaiming: boolean;
}

interface ClaimSetting<Args> {
  /** Names what is taken, such as `claimReward`. */
  name: string;
  send: (args: Args, key: string) => Promise<RewardReceipt>;
  /** Called once it was credited. */
  onCredited?: () => void;
}

/** Takes something that is credited once, and says what it was (PROMO-03, PROMO-04, F10). */
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
