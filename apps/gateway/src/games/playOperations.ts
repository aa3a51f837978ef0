import { roleOf } from '../platform/access';
import { Refusal } from '../platform/refusal';
import { refuseWithoutStake } from '../saferPlay/refuseBeyondLimits';
import { refuseUnderCheck } from '../saferPlay/refuseUnderCheck';
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
export function playOperations(services: Services) {
  const { config, content, db, catalogue } = services;
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

  const start = async (call: Launching, target: LaunchTarget) => {
    const session = loggedIn(call);
    await refuseUnderCheck(db, session.id, { policy: services.policy, now: call.now });
    await refuseWithoutStake(db, {
      accountId: session.account.id,
      sessionId: session.id,
      now: call.now,
      offsetMinutes: config.utcOffsetMinutes,
    });
    return startGame(db, session, launchOf(call, target), vendors);
  };

  return {
    launchGame: (call) => start(call, findTarget(catalogue, call.query)),

    launchFbSports: (call) => start(call, findTarget(catalogue, FB)),

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
