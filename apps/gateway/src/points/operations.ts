import { spanOf } from '../platform/days';
import type { OperationId } from '../platform/handlers';
import { intentOf } from '../promotions/credit';
import { offersOf } from '../promotions/promotionRules';
import type { Call, Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { convert } from './converting';
import { listRedeems, toWireRedeem } from './history';
import { exchangeTypesOf, listPointRewards, mallOf, pointBalance, toWireConfig } from './mall';
import { type Exchange, redeem } from './redeeming';

/** The default page size of rewards, as in the contract. */
const PAGE_OF_REWARDS = 24;

type AnyCall = Pick<Call<OperationId>, 'session' | 'intent' | 'now'>;

/** The points mall. */
export function pointOperations(services: Services) {
  const { config, db } = services;
  const { merchant, utcOffsetMinutes } = config;
  const exchangeOf = (call: AnyCall): Exchange => {
    const accountId = loggedIn(call).account.id;
    return { ...offersOf(services), accountId, intent: intentOf(call), now: call.now };
  };
  return {
    getPointBalance: (call) =>
      pointBalance(db, { merchant, accountId: loggedIn(call).account.id, now: call.now }),

    getPointRewards: ({ query, language }) =>
      listPointRewards(db, offersOf(services), { pageSize: PAGE_OF_REWARDS, ...query }, language),

    getRedeemList(call) {
      const { startDate, endDate } = call.query;
      const span = spanOf({ startDate, endDate }, call.now, utcOffsetMinutes);
      return listRedeems(db, loggedIn(call).account.id, span, call.query, call.language);
    },

    async getPointConfig({ language }) {
      const mall = await mallOf(db, merchant);
      return toWireConfig(mall, await exchangeTypesOf(db, offersOf(services)), language);
    },

    async redeemPoints(call) {
      return toWireRedeem(await redeem(call.db, exchangeOf(call), call.body), call.language);
    },

    convertPoints: (call) => convert(call.db, exchangeOf(call), call.body.points),
  } satisfies Handlers;
}
