import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type Mission,
  type MissionLeaderboard,
  type MissionPage,
  type MissionSummary,
  useClaimMissionMutation,
  useGetMissionLeaderboardQuery,
  useGetMissionSummaryQuery,
  useListMissionsQuery,
} from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { type Claim, useClaim } from './useClaim';

/** The contract's page limit: enough for all running missions. */
const ALL = 100;
/** Ranks on a page of the leaderboard. */
const PLACES = 10;

// Progress changes by play, which invalidates no cache tag here.
const FRESH = { refetchOnMountOrArgChange: true } as const;

/** The member's progress with all missions (PROMO-04). */
export function useMissionSummary(): PanelState<MissionSummary> {
  const { t } = useTranslation('common');
  return toPanelState(
    useGetMissionSummaryQuery(undefined, FRESH),
    t,
    (summary: MissionSummary) => summary,
  );
}

/** The missions of the running periods, claimable ones first (PROMO-04). */
export function useMissions(): PanelState<readonly Mission[]> {
  const { t } = useTranslation('common');
  return toPanelState(
    useListMissionsQuery({ pageSize: ALL }, FRESH),
    t,
    ({ content }: MissionPage) => content,
  );
}

/** One page of this week's leaderboard, with the member's own rank (PROMO-04). */
export function useMissionBoard(page: number): PanelState<MissionLeaderboard> {
  const { t } = useTranslation('common');
  const { currentData, ...query } = useGetMissionLeaderboardQuery(
    { period: 'W', pageNo: page, pageSize: PLACES },
    FRESH,
  );
  return toPanelState({ ...query, data: currentData }, t, (board: MissionLeaderboard) => board);
}

/** Claims the reward of a mission. */
export function useClaimMission(): Claim<{ missionId: string }> {
  const [claimMission] = useClaimMissionMutation();
  return useClaim({
    name: 'claimMission',
    send: (missionClaim, key) => claimMission({ 'Idempotency-Key': key, missionClaim }).unwrap(),
  });
}
