import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment, serial } from '../database/columns';
import type { components } from '../generated/contract';

type LoginRecordOnWire = components['schemas']['LoginRecord'];

export type LoginRecordOutcome = LoginRecordOnWire['outcome'];

/** How somebody logs in to an account that is remembered. */
export type LoginMethod = LoginRecordOnWire['method'];

/** How a session was opened. */
export type LoginType = LoginMethod | 'freePlay';

export const account = pgTable(
  'account',
  {
    id: serial('id'),
    merchant: text('merchant').notNull(),
    username: text('username').notNull(),
    nickname: text('nickname').notNull(),
    type: smallint('type').notNull(),
    /** Whether it can be used: active, frozen or closed. */
    status: text('status').notNull().default('active'),
    /** Who is directly above in the team; null at the top. */
    uplineId: integer('upline_id').references((): AnyPgColumn => account.id),
    /** Code of the account in referral links. */
    referralCode: text('referral_code'),
    /** Who brought this account; null for whoever came alone. */
    referredById: integer('referred_by_id').references((): AnyPgColumn => account.id),
    /** Lineage: ids of all accounts above, from the top, such as '/12/45/'; '/' at the top. */
    lineage: text('lineage').notNull().default('/'),
    passwordHash: text('password_hash'),
    /** Whether somebody else chose it, as an agent who opens an account: its owner has to choose another. */
    passwordGiven: boolean('password_given').notNull().default(false),
    /** When its owner last replaced it; null for never. */
    passwordChangedAt: moment('password_changed_at'),
    /** When the password is too old; null for never. */
    passwordExpiresAt: moment('password_expires_at'),
    paymentPasswordHash: text('payment_password_hash'),
    email: text('email'),
    dialingCode: text('dialing_code'),
    mobileNum: text('mobile_num'),
    payeeName: text('payee_name'),
    birthday: date('birthday', { mode: 'string' }),
    language: text('language').notNull(),
    currency: text('currency').notNull(),
    vipLevel: smallint('vip_level').notNull().default(0),
    /** Whether a login from a new address requires extra verification (LOGIN-14). */
    asksForVerification: boolean('asks_for_verification').notNull().default(false),
    /** Whether known addresses need it, too, so that a demo shows it at every login. */
    asksAlways: boolean('asks_always').notNull().default(false),
    firstLoginAt: moment('first_login_at'),
    lastLoginAt: moment('last_login_at'),
    lastLoginAddress: text('last_login_address'),
    registeredAt: moment('registered_at').notNull(),
    /** When its owner agreed to the terms and confirmed the age (REG-06); null where nobody asked. */
    termsAgreedAt: moment('terms_agreed_at'),
  },
  (table) => [
    unique('account_username').on(table.merchant, table.username),
    unique('account_mobile').on(table.merchant, table.dialingCode, table.mobileNum),
    unique('account_email').on(table.merchant, table.email),
    unique('account_referral').on(table.merchant, table.referralCode),
    index('account_upline').on(table.uplineId),
    index('account_registered').on(table.registeredAt),
    // Names by their beginning, independent of the collation.
    index('account_name_begin').on(table.merchant, table.username.op('text_pattern_ops')),
    index('account_last_login').on(table.lastLoginAt.desc().nullsLast()),
    // By prefix, independent of the collation.
    index('account_lineage').on(table.lineage.op('text_pattern_ops')),
  ],
);

/** The column that says whose a row is. */
export const ofAccount = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id);

export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: text('id').notNull().unique(),
    accountId: ofAccount(),
    loginType: text('login_type').$type<LoginType>().notNull(),
    passwordExpired: boolean('password_expired').notNull(),
    weakPassword: boolean('weak_password').notNull(),
    previousLoginAt: moment('previous_login_at'),
    previousLoginAddress: text('previous_login_address'),
    /** Where it was opened from. */
    address: text('address').notNull(),
    /** Browser and operating system; null if unknown. */
    device: text('device'),
    /** Country that it was opened from, by ISO 3166; null if unknown. */
    country: text('country'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When it last proved a second factor (TR-05); null for never. */
    steppedUpAt: moment('stepped_up_at'),
  },
  (table) => [index('session_account').on(table.accountId)],
);

/** Logins of the last 90 days, and those that were refused (TR-02). */
export const loginRecord = pgTable(
  'login_record',
  {
    id: serial('id'),
    accountId: ofAccount(),
    at: moment('at').notNull(),
    method: text('method').$type<LoginMethod>().notNull(),
    outcome: text('outcome').$type<LoginRecordOutcome>().notNull(),
    address: text('address').notNull(),
    /** By ISO 3166; null if unknown. */
    country: text('country'),
    /** Browser and operating system; null if unknown. */
    device: text('device'),
    /** The session that it opened, which may have ended; null if it opened none. */
    sessionId: text('session_id'),
  },
  (table) => [
    index('login_record_account').on(table.accountId, table.at, table.id),
    index('login_record_at').on(table.at),
  ],
);

/** Sessions that have ended: how long each account was logged in. Of open ones `session` tells. */
export const endedSession = pgTable(
  'ended_session',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    createdAt: moment('created_at').notNull(),
    /** Its last use. */
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('ended_session_account').on(table.accountId, table.lastSeenAt)],
);

/** Carries a session into another window by its address; counts once. */
export const sessionTicket = pgTable('session_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  accountId: ofAccount(),
  expiresAt: moment('expires_at').notNull(),
});

export const smsCode = pgTable(
  'sms_code',
  {
    merchant: text('merchant').notNull(),
    purpose: text('purpose').notNull(),
    dialingCode: text('dialing_code').notNull(),
    mobileNum: text('mobile_num').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    triesLeft: smallint('tries_left').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.purpose, table.dialingCode, table.mobileNum] }),
  ],
);

/** Addresses of earlier logins; a login from another one may require extra verification. */
export const knownAddress = pgTable(
  'known_address',
  {
    accountId: ofAccount(),
    address: text('address').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
);

/** A login that waits for extra verification. */
export const loginChallenge = pgTable(
  'login_challenge',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    loginType: text('login_type').$type<LoginType>().notNull(),
    passwordExpired: boolean('password_expired').notNull(),
    weakPassword: boolean('weak_password').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The last code and its method; null before the first. */
    codeHash: text('code_hash'),
    codeMethod: text('code_method'),
    codeExpiresAt: moment('code_expires_at'),
  },
  (table) => [index('login_challenge_account').on(table.accountId)],
);

/** Links of mails that lead to a new password; each counts once. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: ofAccount(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_reset_account').on(table.accountId)],
);

/** Texts of unread captchas, by a hash of their owner. */
export const captcha = pgTable('captcha', {
  owner: text('owner').primaryKey(),
  textHash: text('text_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
