import { type AskLaunch, type CoreThunk, isTouch, readKnownGame } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';
import {
  getGame,
  launchFbSports,
  launchFreePlay,
  launchGame,
} from '@parlour/gateway-openapi/games';
import type { LanguageCode } from '@parlour/gateway-openapi/start';
import { backPath } from './backPath';
import type { LaunchWhat } from './launchWhat';

/** An address counts once: it is neither kept nor shared. */
const FRESH = { subscribe: false, forceRefetch: true } as const;

/** The type of what is played as far as it is known, without a call. */
const readType =
  (what: LaunchWhat): CoreThunk<string | undefined> =>
  (_dispatch, getState) => {
    if (what.kind === 'vendor') return what.gameType;
    if (what.kind === 'fbSports') return 'SPORTS';
    const { nodeId } = what;
    return readKnownGame(nodeId)?.gameType ?? getGame.select({ nodeId })(getState()).data?.gameType;
  };

/**
 * Asks the gateway for a fresh address, with the page's own way out as the game's (LAUNCH-05). Nobody waits for
 * that: where the type of a game is not known yet, its way out leads to the page before.
 */
export const startLaunch =
  (what: LaunchWhat, language: LanguageCode): AskLaunch =>
  async (dispatch) => {
    const device = isTouch() ? ('MOBILE' as const) : ('WEB' as const);
    const backUrl = `${window.location.origin}${backPath(dispatch(readType(what)))}`;
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
