import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { beyond } from '../money/bounds';
import type { OperationId } from '../platform/handlers';
import { inLanguage } from '../platform/texts';
import type { Call, Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { isAskedAtDeposit } from './isAskedAtDeposit';
import { formatLimit, type LimitKind, mostOf, parseLimit } from './limitName';
import {
  confirmLimit,
  type Limit,
  type LimitWish,
  listLimits,
  revokeLimit,
  setLimit,
} from './limits';
import { leftOf } from './refuseBeyondLimits';
import { timeText } from './timeText';
import { type Usage, type UsageQuery, usageOf } from './usage';

type OwnLimit = components['schemas']['OwnLimit'];
type AnyCall = Pick<Call<OperationId>, 'session' | 'now'>;

const toWire = (kind: LimitKind, amount: bigint | null): string | null =>
  amount === null ? null : formatLimit(kind, amount);

const fromWire = <Wish extends { kind: LimitKind; amount: string | null }>(wish: Wish) => ({
  ...wish,
  amount: wish.amount === null ? null : parseLimit(wish.kind, wish.amount),
});

/** Refuses a limit that nobody could ever reach. */
function checkMost({ kind, period, amount }: LimitWish, language: string): void {
  const most = mostOf({ kind, period });
  if (amount === null || most === null || amount <= most) return;
  throw beyond('max', formatLimit(kind, most), 'amount', inLanguage(timeText(most), language));
}

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
    amount: toWire(kind, amount),
    max: toWire(kind, mostOf(limit)),
    used: formatLimit(kind, usage.used),
    usedRate: amount === null ? null : usedRate(amount, usage),
    left: amount === null ? null : formatLimit(kind, leftOf(amount, usage)),
    freeAt: usage.freeAt?.toISOString() ?? null,
    waiting: waiting && {
      amount: toWire(kind, waiting.amount),
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
    sessionId: loggedIn(call).id,
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
      const wish = fromWire(call.body);
      checkMost(wish, call.language);
      const limit = await setLimit(db, query.accountId, wish, at);
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
