import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, money, serial } from '../database/columns';
import { ofAccount } from '../session/schema';
import type { AmountKind, LimitPeriod } from './limitName';

/**
 * Every change of a member's own limits. The newest row of a kind and period is the limit as it is; rows are never
 * changed or deleted, so that it can be shown what held when.
 */
export const limitChange = pgTable(
  'limit_change',
  {
    id: serial('id'),
    accountId: ofAccount(),
    kind: text('kind').$type<AmountKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    /** The limit that holds; null for none. */
    amount: money('amount'),
    /** The higher limit that waits; null for none. It means nothing without `confirmableAt`. */
    waitingAmount: money('waiting_amount'),
    /** From when what waits can be confirmed; null if nothing waits. */
    confirmableAt: moment('confirmable_at'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('limit_change_confirmable').on(table.confirmableAt),
    index('limit_change_account').on(table.accountId, table.kind, table.period, table.id),
    check('limit_change_amount', sql`${table.amount} > 0`),
    check(
      'limit_change_higher',
      sql`${table.confirmableAt} is null and ${table.waitingAmount} is null
        or ${table.confirmableAt} is not null and ${table.amount} is not null
          and (${table.waitingAmount} is null or ${table.waitingAmount} > ${table.amount})`,
    ),
  ],
);
