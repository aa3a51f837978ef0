import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import type { OperationId } from '../platform/handlers';
import type { Call, Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { isAskedAtDeposit } from './isAskedAtDeposit';
import { confirmLimit, type Limit, listLimits, revokeLimit, setLimit } from './limits';
import { leftOf } from './refuseBeyondLimits';
import { type Usage, type UsageQuery, usageOf } from './usage';

type OwnLimit = components['schemas']['OwnLimit'];
type AnyCall = Pick<Call<OperationId>, 'session' | 'now'>;

const toWire = (amount: bigint | null): string | null =>
  amount === null ? null : formatAmount(amount);

const fromWire = <Wish extends { amount: string | null }>(wish: Wish) => ({
  ...wish,
  amount: wish.amount === null ? null : parseAmount(wish.amount),
});

/** How much of a limit is used, in basis points. One that was lowered below what is used is used up. */
function usedRate(amount: bigint, { used }: Usage): number {
  return used >= amount ? 10_000 : Number((used * 10_000n) / amount);
}

async function toOwnLimit(db: Database, limit: Limit, query: UsageQuery): Promise<OwnLimit> {
  const { kind, period, amount, waiting } = limit;
  const usage = await usageOf(db, limit, query);
  return {
    kind,
    period,
    amount: toWire(amount),
    used: formatAmount(usage.used),
    usedRate: amount === null ? null : usedRate(amount, usage),
    left: amount === null ? null : formatAmount(leftOf(amount, usage)),
    freeAt: usage.freeAt?.toISOString() ?? null,
    waiting: waiting && {
      amount: toWire(waiting.amount),
      confirmableAt: waiting.confirmableAt.toISOString(),
      canBeConfirmed: waiting.confirmableAt <= query.now,
    },
  };
}

/** Safer play: what the market asks, and what members set for themselves. */
export function saferPlayOperations(services: Services) {
  const { config, db } = services;
  const queryOf = (call: AnyCall): UsageQuery => ({
    accountId: loggedIn(call).account.id,
    now: call.now,
    offsetMinutes: config.utcOffsetMinutes,
  });
  return {
    getMarketPolicy: () => services.policy,

    async getLimits(call) {
      const query = queryOf(call);
      const limits = await listLimits(db, query.accountId, services.policy);
      return {
        raiseDelay: services.policy.limits.raiseDelay,
        isAskedAtDeposit: await isAskedAtDeposit(db, query.accountId, services.policy),
        limits: await Promise.all(limits.map((limit) => toOwnLimit(db, limit, query))),
      };
    },

    async setLimit(call) {
      const query = queryOf(call);
      const at = { policy: services.policy, now: call.now };
      const limit = await setLimit(db, query.accountId, fromWire(call.body), at);
      return toOwnLimit(db, limit, query);
    },

    async confirmLimit(call) {
      const query = queryOf(call);
      const limit = await confirmLimit(db, query.accountId, fromWire(call.body), call.now);
      return toOwnLimit(db, limit, query);
    },

    async revokeLimit(call) {
      const query = queryOf(call);
      const limit = await revokeLimit(db, query.accountId, call.body, call.now);
      return toOwnLimit(db, limit, query);
    },
  } satisfies Handlers;
}
