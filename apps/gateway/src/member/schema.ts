import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';
import { account, ofAccount } from '../session/schema';

/** An account's authenticator: being set up until `expiresAt`, or on. */
export const twoFactor = pgTable('two_factor', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  /** Encrypted with the gateway's key: codes are computed from it, so a hash would not do. */
  secret: text('secret').notNull(),
  /** When an unconfirmed setup expires. */
  expiresAt: moment('expires_at').notNull(),
  /** Since when it is on; null while it is being set up. */
  confirmedAt: moment('confirmed_at'),
  /** The latest used time step: codes of it and of earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Unused recovery codes; each is deleted when it is used. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: ofAccount(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** The profile of a member. */
export const memberProfile = pgTable('member_profile', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  iconId: text('icon_id'),
  idNumber: text('id_number'),
  qqNum: text('qq_num'),
  line: text('line'),
  whatsapp: text('whatsapp'),
  facebook: text('facebook'),
  wechat: text('wechat'),
  zalo: text('zalo'),
  telegram: text('telegram'),
  skype: text('skype'),
});

/** Codes that were sent to email addresses; the counterpart of `sms_code`. */
export const emailCode = pgTable(
  'email_code',
  {
    merchant: text('merchant').notNull(),
    purpose: text('purpose').notNull(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    triesLeft: smallint('tries_left').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.purpose, table.email] })],
);

/** An account to pay withdrawals to. One that was removed stays for the withdrawals that name it. */
export const bankAccount = pgTable(
  'bank_account',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    accountId: ofAccount(),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    payeeName: text('payee_name').notNull(),
    branch: text('branch'),
    currency: text('currency').notNull(),
    isDefault: boolean('is_default').notNull(),
    addedAt: moment('added_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('bank_account_owner').on(table.accountId),
    // Whatever happens concurrently: a number has one owner, and an owner one default.
    uniqueIndex('bank_account_number')
      .on(table.merchant, table.bankCode, table.accountNumber)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('bank_account_default')
      .on(table.accountId)
      .where(sql`${table.isDefault} and ${table.removedAt} is null`),
  ],
);

/** Identities of social providers that open an account. */
export const socialAccount = pgTable(
  'social_account',
  {
    merchant: text('merchant').notNull(),
    provider: text('provider').notNull(),
    /** Id of the person at the provider. */
    subject: text('subject').notNull(),
    accountId: ofAccount(),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.provider, table.subject] }),
    unique('social_account_owner').on(table.accountId, table.provider),
  ],
);
