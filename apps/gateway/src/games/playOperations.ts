import { roleOf } from '../platform/access';
import { Refusal } from '../platform/refusal';
import type { Call, Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { walletVendors } from '../wallet/vendorWallets';
import { startGame, startTrial, startTrialGame } from './launches';
import {
  findTarget,
  type LaunchTarget,
  lotteryIn,
  pageParameters,
  playable,
} from './launchTargets';
import { gameOrigin, siteAddress } from './origins';

type Launching = Call<'launchGame'> | Call<'launchFreePlay'> | Call<'launchFbSports'>;

/** The vendor whose sports have a page of their own. */
const FB = { vassalage: 'FB', gameType: 'SPORTS' } as const;

/** Launching games. */
export function playOperations({ config, content, db, catalogue }: Services) {
  const vendors = walletVendors({ config, catalogue });
  /** Never the origin of the visit. */
  const pageFor = (call: Launching): string => {
    if (content.gamePath === null) throw new Refusal('NOT_FOUND');
    return gameOrigin(config, call.header('Host')) + content.gamePath;
  };

  const launchOf = (call: Launching, target: LaunchTarget) => ({
    target,
    language: call.query.language ?? call.language,
    backUrl: siteAddress(config, call.query.backUrl),
    page: pageFor(call),
    pageParameters: pageParameters(catalogue, target, call.query),
    lottery: lotteryIn(catalogue, target, call.query),
    now: call.now,
  });

  return {
    launchGame(call) {
      const target = findTarget(catalogue, call.query);
      return startGame(db, loggedIn(call), launchOf(call, target), vendors);
    },

    launchFbSports(call) {
      const target = findTarget(catalogue, FB);
      return startGame(db, loggedIn(call), launchOf(call, target), vendors);
    },

    launchFreePlay(call) {
      const game = playable(catalogue.game(call.query.nodeId));
      if (game.supportPlay !== 0) throw new Refusal('STATE_CONFLICT');
      const { session } = call;
      const wanted = launchOf(call, game);
      return session !== null && roleOf(session.account.type) === 'trial'
        ? startTrialGame(db, session, wanted)
        : startTrial(db, config.merchant, wanted);
    },
  } satisfies Handlers;
}
