import { answer, type OperationId, refuse } from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';
import { MISSIONS, PROMOTIONS, sampleDetail, TICKETS } from './fixtures';

/** A gateway that answers all calls of promotions; `handlers` come first. */
export const gatewayOf = (...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('listPromotions', PROMOTIONS),
      answer('getPromotion', sampleDetail()),
      answer('listTickets', TICKETS),
      answer('listMissions', MISSIONS),
      ...(
        [
          'getSystemStatus',
          'getIntentOutcome',
          'getGameVendors',
          'listRewards',
          'getBonusDetails',
          'getRebates',
          'getRebateRates',
          'getMissionSummary',
          'getMissionLeaderboard',
          'claimReward',
          'claimRebate',
          'claimMission',
          'claimRaffle',
          'openTicket',
          'requestReward',
          'uploadImage',
          'signUpPromotion',
          'cancelRewardRequest',
        ] as const
      ).map((id) => answer(id)),
    ],
  },
});

/** The refusal of an operation whose rate limit is reached. */
export const tooOften = (id: OperationId): RequestHandler =>
  refuse(id, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Please wait five minutes and try again.',
  });

/** The refusal of a step that was taken elsewhere. */
export const conflict = (id: OperationId): RequestHandler =>
  refuse(id, {
    status: 409,
    code: 'STATE_CONFLICT',
    message: 'This has changed in the meantime.',
  });
