import { type CoreThunk, PATHS } from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import {
  type GameLaunch,
  launchFbSports,
  launchFreePlay,
  launchGame,
} from '@parlour/gateway-openapi/launches';
import type { LanguageCode } from '@parlour/gateway-openapi/start';
import { pathOfType } from './launchPaths';
import type { LaunchWhat } from './launchWhat';

/** An address counts once: it is neither kept nor shared. */
const FRESH = { subscribe: false, forceRefetch: true } as const;

const backPath = (what: LaunchWhat): string => {
  if (what.kind === 'vendor') return pathOfType(what.gameType);
  return what.kind === 'fbSports' ? pathOfType('SPORTS') : PATHS.slots;
};

export type StartedLaunch =
  | { launch: GameLaunch; error?: undefined }
  | { launch?: undefined; error: GatewayError };

/** Asks the gateway for a fresh address (LAUNCH-05). */
export const startLaunch =
  (what: LaunchWhat, language: LanguageCode): CoreThunk<Promise<StartedLaunch>> =>
  async (dispatch) => {
    const { device, backUrl } = {
      device: window.matchMedia('(pointer: coarse)').matches
        ? ('MOBILE' as const)
        : ('WEB' as const),
      backUrl: `${window.location.origin}${backPath(what)}`,
    };
    const common = { device, backUrl, language };
    const { data, error } = await ask();
    if (data !== undefined) return { launch: data };
    return { error: isGatewayError(error) ? error : { kind: 'network' } };

    function ask() {
      switch (what.kind) {
        case 'game':
          return dispatch(launchGame.initiate({ nodeId: what.nodeId, ...common }, FRESH));
        case 'freePlay':
          return dispatch(launchFreePlay.initiate({ nodeId: what.nodeId, ...common }, FRESH));
        case 'vendor': {
          const { vassalage, gameType } = what;
          return dispatch(launchGame.initiate({ vassalage, gameType, ...common }, FRESH));
        }
        case 'fbSports':
          return dispatch(launchFbSports.initiate(common, FRESH));
      }
    }
  };
