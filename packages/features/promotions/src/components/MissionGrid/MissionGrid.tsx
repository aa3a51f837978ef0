import { Grid } from '@parlour/design-system/layout/Grid';
import { MissionCard } from '@parlour/design-system/MissionCard';
import { formatMoment, formatWholeMoney, useLanguage, useMoney } from '@parlour/feature-core';
import type { Mission } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { useConditionText } from '../../model/useConditionText';
import { NOTHING, useCreditTexts } from '../../model/useCreditTexts';

/** Goals that are counted in whole numbers; the others are amounts. */
const COUNTED: readonly Mission['goal'][] = ['rounds', 'login'];

export interface MissionGridProps {
  missions: readonly Mission[];
  claimingId: string | undefined;
  onClaim: (event: { id: string }) => void;
}

/** Missions with their progress and reward (PROMO-04). */
export function MissionGrid({ missions, claimingId, onClaim }: MissionGridProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const creditText = useCreditTexts();
  const conditionText = useConditionText();
  const figure = ({ goal }: Mission, value: string): string =>
    COUNTED.includes(goal) ? formatWholeMoney(value, tag) : money(value);
  /** The turnover of the reward is shown at the button that claims it. */
  const periodOf = ({ period, endsAt, rewardAmount, turnoverMultiple }: Mission): string => {
    const runs = t('mission.period', {
      period: t(`period.${period}`),
      date: formatMoment(endsAt, tag),
    });
    return rewardAmount === NOTHING ? runs : `${runs} · ${conditionText(turnoverMultiple)}`;
  };
  return (
    <Grid minColumn={280} gap={12}>
      {missions.map((mission) => {
        const { missionId: id, title, description: text, status, current, target } = mission;
        return (
          <MissionCard
            key={id}
            isClaiming={claimingId === id}
            onClaim={onClaim}
            labels={{
              statuses: {
                locked: t('status.comingSoon'),
                inProgress: t('status.inProgress'),
                claimable: t('status.claim'),
                claimed: t('status.claimed'),
                expired: t('expired'),
              },
              progress: t('progress.label'),
              reward: t('mission.reward'),
              claim: t('action.claimReward'),
            }}
            mission={{
              id,
              title,
              text,
              status,
              progress: {
                value: Number(current),
                max: Number(target),
                text: t('progress.text', {
                  current: figure(mission, current),
                  target: figure(mission, target),
                }),
              },
              reward: creditText({ amount: mission.rewardAmount, points: mission.rewardPoints }),
              period: periodOf(mission),
            }}
          />
        );
      })}
    </Grid>
  );
}
