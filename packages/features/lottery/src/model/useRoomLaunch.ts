import {
  type AskLaunch,
  type GameLaunchView,
  isTouch,
  useGameLaunch,
  useLanguage,
} from '@parlour/feature-core';
import { baseApi, isGatewayError } from '@parlour/gateway-openapi';
import { launchGame } from '@parlour/gateway-openapi/games';
import type { PrizeMode } from '@parlour/gateway-openapi/lottery';
import { useMemo } from 'react';
import { launchQuery, type RoomTarget } from './launchQuery';

/** An address works once, so it is neither cached nor shared. */
const FRESH = { subscribe: false, forceRefetch: true } as const;

interface Wanted {
  /** What to launch, once known: a lottery, or the lobby if it has only a vendor. */
  nodeId?: number | undefined;
  gameCode?: string | undefined;
  vassalage?: string | undefined;
  prizeMode: PrizeMode | null;
}

/** Requests a new launch address of a lottery (LAUNCH-05). */
export function useRoomLaunch({ nodeId, gameCode, vassalage, prizeMode }: Wanted): GameLaunchView {
  const { code: language } = useLanguage();
  const ask = useMemo(() => {
    const target =
      nodeId !== undefined && gameCode !== undefined ? { nodeId, gameCode } : undefined;
    const wanted = target ?? (vassalage === undefined ? undefined : { vassalage });
    if (wanted === undefined || prizeMode === null) return undefined;
    return startRoom(wanted, prizeMode, language);
  }, [nodeId, gameCode, vassalage, prizeMode, language]);
  return useGameLaunch(ask);
}

const startRoom =
  (target: RoomTarget, prizeMode: PrizeMode, language: string): AskLaunch =>
  async (dispatch) => {
    const { origin } = window.location;
    const query = launchQuery({ target, prizeMode, language, isTouch: isTouch(), origin });
    const { data, error } = await dispatch(launchGame.initiate(query, FRESH));
    if (data === undefined) return { error: isGatewayError(error) ? error : { kind: 'network' } };
    // A launch counts as a play.
    dispatch(baseApi.util.invalidateTags(['RecentGames']));
    return { launch: data };
  };
