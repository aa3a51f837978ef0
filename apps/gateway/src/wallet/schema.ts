import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment, money } from '../database/columns';
import { bankAccount } from '../member/schema';
import { txn } from '../money/schema';
import { account, ofAccount } from '../session/schema';
import type { DepositStep, WithdrawalStep } from './steps';

export const deposit = pgTable(
  'deposit',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    methodId: text('method_id').notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    state: text('state').notNull(),
    payerName: text('payer_name'),
    /** Promotion to join with it. */
    promotionId: text('promotion_id'),
    /** What has happened so far, oldest first. */
    steps: jsonb('steps').$type<DepositStep[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When to ask the payment side next; null for never. */
    dueAt: moment('due_at'),
    creditedAt: moment('credited_at'),
    /** The transaction that credited it. */
    txnId: integer('txn_id').references(() => txn.id),
  },
  (table) => [
    index('deposit_account').on(table.accountId, table.createdAt),
    index('deposit_state').on(table.state),
    unique('deposit_txn').on(table.txnId),
    check(
      'deposit_amount',
      sql`${table.amount} > 0 and ${table.fee} between 0 and ${table.amount}`,
    ),
    check(
      'deposit_credited',
      sql`(${table.state} = 'SUCCEEDED') = (${table.txnId} is not null and ${table.creditedAt} is not null)`,
    ),
  ],
);

export const withdrawal = pgTable(
  'withdrawal',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    methodId: text('method_id').notNull(),
    bankAccountId: text('bank_account_id')
      .notNull()
      .references(() => bankAccount.id),
    /** The hold, fee included. */
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    /** What counts as arrived, by whoever settled it. */
    receivedAmount: money('received_amount').notNull(),
    state: text('state').notNull(),
    settledBy: text('settled_by'),
    /** Message to customer service about a missing one. */
    remark: text('remark'),
    imageIds: text('image_ids').array().notNull().default([]),
    steps: jsonb('steps').$type<WithdrawalStep[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When to ask the payment side next; null for never. */
    dueAt: moment('due_at'),
    paidAt: moment('paid_at'),
    confirmBefore: moment('confirm_before'),
  },
  (table) => [
    index('withdrawal_account').on(table.accountId, table.createdAt),
    index('withdrawal_bank_account').on(table.bankAccountId),
    index('withdrawal_state').on(table.state),
    check(
      'withdrawal_amount',
      sql`${table.amount} > 0 and ${table.fee} between 0 and ${table.amount}`,
    ),
    check(
      'withdrawal_received',
      sql`${table.receivedAmount} between 0 and ${table.amount} - ${table.fee}`,
    ),
  ],
);

/** Instant transfers. */
export const transfer = pgTable(
  'transfer',
  {
    id: text('id').primaryKey(),
    /** Direction from the sender's view; the receiver sees the opposite. */
    kind: text('kind').notNull(),
    giverId: integer('giver_id')
      .notNull()
      .references(() => account.id),
    /** The same account for a transfer between wallets. */
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => account.id),
    /** Wallet code or account name, as it was then. */
    fromName: text('from_name').notNull(),
    toName: text('to_name').notNull(),
    amount: money('amount').notNull(),
    remark: text('remark'),
    txnId: integer('txn_id')
      .notNull()
      .references(() => txn.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('transfer_giver').on(table.giverId, table.createdAt),
    index('transfer_receiver').on(table.receiverId, table.createdAt),
    unique('transfer_txn').on(table.txnId),
    check('transfer_amount', sql`${table.amount} > 0`),
  ],
);
