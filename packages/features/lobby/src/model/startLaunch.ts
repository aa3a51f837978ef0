import type { AskLaunch, CoreThunk } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';
import { getGame } from '@parlour/gateway-openapi/games';
import { launchFbSports, launchFreePlay, launchGame } from '@parlour/gateway-openapi/launches';
import type { LanguageCode } from '@parlour/gateway-openapi/start';
import { backPath } from './launchPaths';
import type { LaunchWhat } from './launchWhat';

/** An address counts once: it is neither kept nor shared. */
const FRESH = { subscribe: false, forceRefetch: true } as const;

/** The type of what is played. That of a game is in the answer that its page has asked for. */
const readType =
  (what: LaunchWhat): CoreThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    if (what.kind === 'vendor') return what.gameType;
    if (what.kind === 'fbSports') return 'SPORTS';
    const call = dispatch(getGame.initiate({ nodeId: what.nodeId }, { subscribe: false }));
    return (await call).data?.gameType;
  };

/** Asks the gateway for a fresh address, with the page's own way out as the game's (LAUNCH-05). */
export const startLaunch =
  (what: LaunchWhat, language: LanguageCode): AskLaunch =>
  async (dispatch) => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const device = isTouch ? ('MOBILE' as const) : ('WEB' as const);
    const backUrl = `${window.location.origin}${backPath(await dispatch(readType(what)))}`;
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
