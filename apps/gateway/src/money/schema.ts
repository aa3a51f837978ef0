import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, money, serial } from '../database/columns';
import { account } from '../session/schema';

/** Where money can lie. `ownerId` is null for what belongs to a merchant's house, and `merchant` names whose it is. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: serial('id'),
    ownerId: integer('owner_id').references(() => account.id),
    /** Whose house it belongs to, for several merchants may share a database; null where somebody owns it. */
    merchant: text('merchant'),
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    unique('ledger_account_owner').on(table.ownerId, table.kind, table.currency),
    uniqueIndex('ledger_account_house')
      .on(table.merchant, table.kind, table.currency)
      .where(sql`${table.ownerId} is null`),
    index('ledger_account_kind').on(table.kind, table.currency),
  ],
);

/** What an account holds: always the sum of its entries, kept beside them to be locked and read. */
export const balance = pgTable(
  'balance',
  {
    ledgerAccountId: integer('ledger_account_id')
      .primaryKey()
      .references(() => ledgerAccount.id),
    amount: money('amount').notNull(),
    mayBeNegative: boolean('may_be_negative').notNull(),
  },
  (table) => [check('balance_covered', sql`${table.mayBeNegative} or ${table.amount} >= 0`)],
);

export const txn = pgTable(
  'txn',
  {
    id: serial('id'),
    scope: text('scope').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('txn_key').on(table.scope, table.idempotencyKey),
    index('txn_created').on(table.createdAt),
  ],
);

export const entry = pgTable(
  'entry',
  {
    id: serial('id'),
    txnId: integer('txn_id')
      .notNull()
      .references(() => txn.id),
    ledgerAccountId: integer('ledger_account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    amount: money('amount').notNull(),
    /** What the account held after this entry. */
    balanceAfter: money('balance_after').notNull(),
    /** Kind and moment of its transaction, for sums and lists of an account; without a kind a trigger writes both. */
    kind: text('kind').notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('entry_txn').on(table.txnId),
    index('entry_moment').on(table.ledgerAccountId, table.at),
    index('entry_deposit')
      .on(table.ledgerAccountId, table.at)
      .where(sql`${table.kind} = 'DEPOSIT'`),
    check('entry_not_zero', sql`${table.amount} <> 0`),
  ],
);
