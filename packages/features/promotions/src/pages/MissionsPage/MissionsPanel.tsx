import { EmptyState } from '@parlour/design-system/EmptyState';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { IntentNotice, LoadError, LoadingRows } from '@parlour/feature-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissionGrid } from '../../components/MissionGrid/MissionGrid';
import { useClaimMission, useMissions } from '../../model/useMissions';

/** The running missions, with claims of their rewards. */
export function MissionsPanel() {
  const { t } = useTranslation('promotions');
  const missions = useMissions();
  const { state, claim, isClaiming } = useClaimMission();
  const [claimingId, setClaimingId] = useState<string>();
  if (missions.status === 'loading') return <LoadingRows heights={[140, 140, 140]} />;
  if (missions.status === 'failed')
    return <LoadError title={t('mission.failed')} state={missions} />;
  if (missions.data.length === 0)
    return <EmptyState title={t('mission.none')} icon={<GiftIcon size={28} />} />;
  return (
    <Stack gap={16}>
      <IntentNotice state={state} />
      <MissionGrid
        missions={missions.data}
        claimingId={isClaiming ? claimingId : undefined}
        onClaim={({ id }) => {
          if (isClaiming) return;
          setClaimingId(id);
          claim({ missionId: id });
        }}
      />
    </Stack>
  );
}
