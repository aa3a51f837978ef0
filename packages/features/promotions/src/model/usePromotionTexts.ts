import type {
  PromotionCardLabels,
  PromotionStatus as ShownStatus,
} from '@parlour/design-system/PromotionCard';
import { formatMoment, useLanguage, useMoney } from '@parlour/feature-core';
import type { Promotion } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

/** Progress of a goal: numbers for the bar, and the text that is read out. */
export interface ShownProgress {
  value: number;
  max: number;
  text: string;
}

/** Texts of a promotion's data, in the reader's language. */
export function usePromotionTexts() {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const labels: PromotionCardLabels = {
    statuses: {
      openToRegister: t('status.openToRegister'),
      joined: t('status.joined'),
      applying: t('status.applying'),
      rejected: t('status.rejected'),
      issued: t('status.issued'),
      claimed: t('status.claimed'),
      inProgress: t('status.inProgress'),
      closed: t('status.closed'),
      comingSoon: t('status.comingSoon'),
      claim: t('status.claim'),
    } satisfies Record<ShownStatus, string>,
    actions: {
      join: t('action.join'),
      requestReward: t('action.requestReward'),
      cancelRequest: t('action.cancelRequest'),
      claimReward: t('action.claimReward'),
      openTicket: t('action.openTicket'),
      viewHistory: t('action.viewHistory'),
    },
  };
  return {
    labels,
    kindOf: ({ kind }: Pick<Promotion, 'kind'>): string => t(`kind.${kind}`),
    /** How often it restarts, or when it begins or ends (PROMO-01). */
    periodOf: ({ period, status, startsAt, endsAt }: Promotion): string | undefined => {
      if (status === 'comingSoon') return t('period.from', { date: formatMoment(startsAt, tag) });
      if (period !== null) return t(`period.${period}`);
      return endsAt === null ? undefined : t('period.until', { date: formatMoment(endsAt, tag) });
    },
    remainingOf: ({ remaining, status }: Promotion): string | undefined =>
      remaining === null || status !== 'openToRegister'
        ? undefined
        : t('left', { count: remaining }),
    progressOf: ({ progress }: Promotion): ShownProgress | undefined =>
      progress === null
        ? undefined
        : {
            value: Number(progress.current),
            max: Number(progress.target),
            text: t('progress.text', {
              current: money(progress.current),
              target: money(progress.target),
            }),
          },
  };
}
