import { launch, type PanelState, toPanelState, useCoreDispatch } from '@parlour/feature-core';
import { type Room, useGetRoomListQuery } from '@parlour/gateway-openapi/games';
import { useTranslation } from 'react-i18next';

/** Seats change all the time, so the rooms are polled. */
const POLL_INTERVAL_MS = 60_000;

/** The rooms of a vendor, polled while they are shown, and a function to join one. */
export function useRooms(of: { vassalage: string; gameType: string }) {
  const { t } = useTranslation('lobby');
  const dispatch = useCoreDispatch();
  const query = useGetRoomListQuery(of, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const state: PanelState<readonly Room[]> = toPanelState(
    query,
    (key) => t(key),
    (rooms) => rooms,
  );
  const join = ({ nodeId, roomName, vassalage, gameType }: Room): void => {
    void dispatch(
      launch({ nodeId, displayName: roomName, vassalage, gameType, maintenance: false }),
    );
  };
  return { state, join };
}
