import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { gameResultOf } from '../money/results';
import { dayOf } from '../platform/days';
import type { OperationId } from '../platform/handlers';
import { badRequest } from '../platform/refusal';
import type { Call, Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { type Activity, activityBy, lifetimeActivity, sumOf } from './statement';
import { statementSpan } from './statementPeriods';
import { withRates } from './statementRates';
import { noteReview, type Review, readReview } from './statementReview';

type Schemas = components['schemas'];
type AnyCall = Pick<Call<OperationId>, 'session' | 'now'>;

const netOf = ({
  deposits,
  withdrawals,
}: Activity): Omit<Schemas['LifetimeDeposits'], 'since'> => ({
  deposits: formatAmount(deposits),
  withdrawals: formatAmount(withdrawals),
  netDeposits: formatAmount(deposits - withdrawals),
});

const toFigures = (activity: Activity): Schemas['StatementFigures'] => ({
  ...netOf(activity),
  stake: formatAmount(activity.stake),
  win: formatAmount(activity.payout),
  gameResult: formatAmount(gameResultOf(activity)),
});

const toWire = ({ reviewedAt, dueAt }: Review, now: Date): Schemas['StatementReview'] => ({
  isDue: dueAt !== null && dueAt <= now,
  reviewedAt: reviewedAt?.toISOString() ?? null,
  dueAt: dueAt?.toISOString() ?? null,
});

/** The activity statement of a member, and when it was last looked at (SP-08). */
export function statementOperations(services: Services) {
  const { config, db } = services;
  const reviewQueryOf = (call: AnyCall) => {
    const { id: accountId, registeredAt } = loggedIn(call).account;
    return { accountId, registeredAt, policy: services.policy };
  };
  return {
    async getActivityStatement(call) {
      const { id: accountId, registeredAt } = loggedIn(call).account;
      const maxMonths = services.policy.statement.months;
      const { grain = 'MONTH', months = maxMonths } = call.query;
      if (months > maxMonths) throw badRequest([{ field: 'months', code: 'invalid' }]);
      const span = statementSpan(call.now, months, config.utcOffsetMinutes);
      const rows = await activityBy(db, accountId, grain, span);
      return {
        grain,
        months,
        maxMonths,
        ...span,
        total: toFigures(sumOf(rows)),
        lifetime: {
          since: dayOf(registeredAt, config.utcOffsetMinutes),
          ...netOf(await lifetimeActivity(db, accountId)),
        },
        rows: withRates(rows).map(
          ({ from, to, depositRate, withdrawalRate, resultRate, ...activity }) => ({
            from,
            to,
            ...toFigures(activity),
            depositRate,
            withdrawalRate,
            resultRate,
          }),
        ),
      };
    },

    async getStatementReview(call) {
      return toWire(await readReview(db, reviewQueryOf(call)), call.now);
    },

    async noteStatementReview(call) {
      return toWire(await noteReview(db, reviewQueryOf(call), call.now), call.now);
    },
  } satisfies Handlers;
}
