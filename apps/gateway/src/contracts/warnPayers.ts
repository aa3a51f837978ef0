import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { USERS_WALLET } from '../money/ledger';
import { balance, ledgerAccount } from '../money/schema';
import { DAY_MS } from '../platform/days';
import { contract, contractPayout } from './schema';

/**
 * Tells agents whose wallet does not cover what they pay within a day (AG-05). It runs with the settlement of a day, so
 * each settlement warns once. Hourly and real-time salaries are paid as they are settled: there is no time to warn.
 */
export async function warnPayers(
  tx: Database,
  until: Date,
  { merchant, now }: { merchant: string; now: Date },
): Promise<void> {
  const due = sql<string>`sum(${contractPayout.amount})::text`;
  const short = await tx
    .select({ accountId: contractPayout.payerId, due, held: sql<string>`${balance.amount}::text` })
    .from(contractPayout)
    .innerJoin(contract, eq(contract.id, contractPayout.contractId))
    .innerJoin(
      ledgerAccount,
      and(eq(ledgerAccount.ownerId, contractPayout.payerId), eq(ledgerAccount.kind, USERS_WALLET)),
    )
    .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
    .where(
      and(
        eq(contract.merchant, merchant),
        eq(contractPayout.status, 'pending'),
        inArray(contractPayout.kind, ['dividend', 'daily']),
        isNotNull(contractPayout.payerId),
        gt(contractPayout.dueAt, until),
        lte(contractPayout.dueAt, new Date(until.getTime() + DAY_MS)),
      ),
    )
    .groupBy(contractPayout.payerId, balance.amount)
    .having(sql`sum(${contractPayout.amount}) > ${balance.amount}`);
  await notifyAccounts(
    tx,
    short.flatMap(({ accountId, due: owed, held }) => {
      if (accountId === null) return [];
      const [amount, missing] = [BigInt(owed), BigInt(owed) - BigInt(held)];
      const values = { amount: amountText(amount), missing: amountText(missing) };
      return [{ accountId, name: 'contractShort' as const, values }];
    }),
    now,
  );
}
