import { Leaderboard, type LeaderboardRow } from '@parlour/design-system/Leaderboard';
import { Stack } from '@parlour/design-system/layout/Stack';
import {
  formatMoment,
  numberFormat,
  type PanelState,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import type {
  MissionLeaderboard,
  MissionLeaderboardRow,
} from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

export interface MissionBoardProps {
  board: PanelState<MissionLeaderboard>;
}

/** Leaderboard of this week's points, with the member's own rank (PROMO-04). */
export function MissionBoard({ board }: MissionBoardProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const data = board.status === 'ready' ? board.data : undefined;
  const toRow = (row: MissionLeaderboardRow): LeaderboardRow => ({
    id: String(row.rank),
    rank: row.rank,
    rankText: numberFormat(tag).format(row.rank),
    name: row.account,
    score: t('points', { count: row.missionPoints }),
    note:
      row.prizeAmount === null ? undefined : t('mission.prize', { amount: money(row.prizeAmount) }),
  });
  return (
    <Stack gap={12}>
      {data === undefined ? null : (
        <p>{t('mission.ends', { date: formatMoment(data.endsAt, tag) })}</p>
      )}
      <Leaderboard
        status={board.status}
        rows={data?.content.map(toRow) ?? []}
        own={data === undefined || data.own === null ? undefined : toRow(data.own)}
        onRetry={board.status === 'failed' ? board.onRetry : undefined}
        labels={{
          list: t('mission.board'),
          loading: t('common:loading'),
          empty: t('mission.boardEmpty'),
          failed: board.status === 'failed' ? board.message : '',
          retry: t('common:actions.retry'),
          rank: t('mission.rank'),
          own: t('mission.you'),
        }}
      />
    </Stack>
  );
}
