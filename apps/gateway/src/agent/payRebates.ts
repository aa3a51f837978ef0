import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { entry, txn } from '../money/schema';
import { DAY_MS, type Span, startOfDay } from '../platform/days';
import { type Credit, creditOnce } from '../promotions/credit';
import { lockWallets } from '../promotions/lockWallets';
import type { Job } from '../services';
import { account } from '../session/schema';
import { earnedByAll } from './earned';
import { TEXTS } from './texts';

const HOUR = 3_600_000;
/** How many transactions are looked for by their names at once. */
const CHUNK = 1000;

/** What an agent gets, but for whom and how much; free at once. */
export const TEAM_REBATE = {
  txnKind: 'REBATE',
  kind: 'rebate',
  title: TEXTS.texts('teamRebate.title'),
  points: 0,
  turnoverMultiple: 0,
} as const satisfies Omit<Credit, 'accountId' | 'amount'>;

/** Under which scope of the ledger an agent is paid; the start of the day is the key within it. */
export function teamRebateScope(agentId: number): string {
  return `rebate:${agentId}`;
}

/**
 * Pays agents what they have earned by the bets of the day before: the difference between their own rebate
 * and what was handed on. Once for each day and agent, from the house, as soon as the day's bets are there.
 */
export const payTeamRebates: Job = {
  name: 'team-rebates',
  everyMs: HOUR,
  countsWritten: true,
  async run(tx, until, { config, now }) {
    const today = startOfDay(until, config.utcOffsetMinutes);
    // Of the hours of a day the first one follows on the end of another.
    if (today.getTime() <= until.getTime() - HOUR) return;
    const day = { from: new Date(today.getTime() - DAY_MS), to: today };
    await payDay(tx, config.merchant, day, new Date(now()));
  },
};

async function payDay(tx: Database, merchant: string, day: Span, now: Date): Promise<void> {
  const earned = await earnedByAll(tx, { whom: eq(account.merchant, merchant), span: day });
  const amounts = new Map(
    [...earned].flatMap(([agentId, days]): [number, bigint][] => {
      const amount = days.get(0) ?? 0n;
      return amount > 0n ? [[agentId, amount]] : [];
    }),
  );
  const key = day.from.toISOString();
  for (const agentId of await paidAlready(tx, [...amounts.keys()], key)) amounts.delete(agentId);
  if (amounts.size === 0) return;
  await lockWallets(tx, [...amounts.keys()]);
  for (const [accountId, amount] of amounts) {
    const intent = { scope: teamRebateScope(accountId), key, requestHash: '' };
    await creditOnce(tx, intent, { ...TEAM_REBATE, accountId, amount }, now);
    const values = { name: TEAM_REBATE.title, amount: amountText(amount) };
    await notifyAccounts(tx, [{ accountId, name: 'bonusPaid', values }], now);
  }
}

/** Agents who were paid for a day already, for example by the demo data. */
async function paidAlready(tx: Database, agentIds: readonly number[], key: string) {
  const paid: number[] = [];
  for (let at = 0; at < agentIds.length; at += CHUNK) {
    const scopes = new Map(agentIds.slice(at, at + CHUNK).map((id) => [teamRebateScope(id), id]));
    const rows = await tx
      .select({ scope: txn.scope })
      .from(txn)
      .where(and(inArray(txn.scope, [...scopes.keys()]), eq(txn.idempotencyKey, key)));
    paid.push(...rows.flatMap(({ scope }) => scopes.get(scope) ?? []));
  }
  return paid;
}

/** What an agent was paid for days of a span, by the number of the day. */
export async function paidRebates(
  db: Database,
  agentId: number,
  { from, to }: Span,
): Promise<Map<number, bigint>> {
  const rows = await db
    .select({ key: txn.idempotencyKey, amount: sql`sum(${entry.amount})`.mapWith(BigInt) })
    .from(txn)
    .innerJoin(entry, eq(entry.txnId, txn.id))
    .where(
      and(
        eq(txn.scope, teamRebateScope(agentId)),
        // The keys are moments in one form, so they sort as the moments do.
        gte(txn.idempotencyKey, from.toISOString()),
        lt(txn.idempotencyKey, to.toISOString()),
        sql`${entry.amount} > 0`,
      ),
    )
    .groupBy(txn.idempotencyKey);
  return new Map(
    rows.map(({ key, amount }) => [
      Math.round((Date.parse(key) - from.getTime()) / DAY_MS),
      amount,
    ]),
  );
}
