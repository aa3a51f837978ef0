import {
  failureText,
  framedAddress,
  selectSystemStatus,
  useCoreDispatch,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import { baseApi, isRefusal } from '@parlour/gateway-openapi';
import { useLazyLaunchGameQuery } from '@parlour/gateway-openapi/launches';
import type { PrizeMode } from '@parlour/gateway-openapi/lottery';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { launchQuery } from './launchQuery';

export type RoomLaunch =
  | { status: 'loading' }
  | { status: 'open'; src: string }
  /** There is no such lottery. */
  | { status: 'unknown' }
  /** `message` is the gateway's own. */
  | { status: 'maintenance'; message: string }
  | { status: 'failed'; message: string };

interface Wanted {
  /** What is launched, once it is known: a lottery, or with a vendor alone its lobby. */
  nodeId?: number | undefined;
  gameCode?: string | undefined;
  vassalage?: string | undefined;
  prizeMode: PrizeMode | null;
}

/** Asks for a fresh address of a lottery; an address counts once, so every try asks anew (LAUNCH-05). */
export function useRoomLaunch({ nodeId, gameCode, vassalage, prizeMode }: Wanted): {
  launch: RoomLaunch;
  reopen: () => void;
} {
  const { t } = useTranslation('lottery');
  const { code: language } = useLanguage();
  const dispatch = useCoreDispatch();
  const gatewayUrl = useCoreSelector(({ merchant }) => merchant.gatewayUrl);
  const hosts = useCoreSelector((state) => selectSystemStatus(state)?.info.launchGameCDNs);
  const [start, { data, error, isFetching }] = useLazyLaunchGameQuery();

  const reopen = useCallback(() => {
    if (prizeMode === null) return;
    const target =
      nodeId !== undefined && gameCode !== undefined ? { nodeId, gameCode } : undefined;
    const lobby = vassalage === undefined ? undefined : { vassalage };
    const wanted = target ?? lobby;
    if (wanted === undefined) return;
    const { origin } = window.location;
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    void start(launchQuery({ target: wanted, prizeMode, language, isTouch, origin })).then(
      ({ isSuccess }) => {
        // A launch counts as a play.
        if (isSuccess) dispatch(baseApi.util.invalidateTags(['RecentGames']));
      },
    );
  }, [nodeId, gameCode, vassalage, prizeMode, language, start, dispatch]);
  useEffect(reopen, [reopen]);

  return { launch: read(), reopen };

  function read(): RoomLaunch {
    if (error !== undefined && !isFetching) {
      if (isRefusal(error, 'NOT_FOUND')) return { status: 'unknown' };
      const message = failureText(error, t);
      return { status: isRefusal(error, 'GAME_MAINTENANCE') ? 'maintenance' : 'failed', message };
    }
    if (data === undefined || isFetching || hosts === undefined) return { status: 'loading' };
    const src = framedAddress(data.gameUrl, { hosts, gatewayUrl });
    return src === null
      ? { status: 'failed', message: t('room.noAddress') }
      : { status: 'open', src };
  }
}
