import { Stack } from '@parlour/design-system/layout/Stack';
import { Tabs } from '@parlour/design-system/Tabs';
import { ListPager } from '@parlour/feature-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissionBoard } from '../../components/MissionBoard/MissionBoard';
import { MissionFigures } from '../../components/MissionFigures/MissionFigures';
import { useMissionBoard, useMissionSummary } from '../../model/useMissions';
import { MissionsPanel } from './MissionsPanel';

function BoardPanel() {
  const [page, setPage] = useState(1);
  const board = useMissionBoard(page);
  return (
    <Stack gap={16}>
      <MissionBoard board={board} />
      {board.status === 'ready' ? (
        <ListPager
          page={page}
          pageCount={board.data.totalPages}
          onSelect={(event) => setPage(event.page)}
        />
      ) : null}
    </Stack>
  );
}

/** Missions with their rewards, and the leaderboard that they count on (PROMO-04). */
export default function MissionsPage() {
  const { t } = useTranslation('promotions');
  const summary = useMissionSummary();
  return (
    <Stack gap={24}>
      {summary.status === 'failed' ? null : (
        <MissionFigures summary={summary.status === 'ready' ? summary.data : undefined} />
      )}
      <Tabs
        label={t('mission.tabs')}
        items={[
          { id: 'missions', label: t('mission.missions'), panel: <MissionsPanel /> },
          { id: 'board', label: t('mission.board'), panel: <BoardPanel /> },
        ]}
      />
    </Stack>
  );
}
