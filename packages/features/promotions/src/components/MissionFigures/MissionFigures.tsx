import { StatTile } from '@parlour/design-system/StatTile';
import { numberFormat, useLanguage } from '@parlour/feature-core';
import type { MissionSummary } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import * as S from './MissionFigures.styles';

export interface MissionFiguresProps {
  /** Undefined while it loads. */
  summary: MissionSummary | undefined;
}

/** Number of completed missions, points of this week, and the rank that they give. */
export function MissionFigures({ summary }: MissionFiguresProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const isLoading = summary === undefined;
  const number = (value: number | undefined): string => numberFormat(tag).format(value ?? 0);
  const { nextPrizeAt = null, leaderboardRank = null } = summary ?? {};
  return (
    <S.Root>
      <StatTile
        isLoading={isLoading}
        label={t('mission.done')}
        value={t('progress.text', {
          current: number(summary?.completedMissions),
          target: number(summary?.totalMissions),
        })}
      />
      <StatTile
        isLoading={isLoading}
        label={t('mission.points')}
        value={number(summary?.missionPoints)}
        hint={nextPrizeAt === null ? undefined : t('mission.next', { count: nextPrizeAt })}
      />
      <StatTile
        isLoading={isLoading}
        label={t('mission.rank')}
        value={leaderboardRank === null ? '–' : number(leaderboardRank)}
      />
    </S.Root>
  );
}
