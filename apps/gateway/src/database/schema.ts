import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const money = (name: string) => bigint(name, { mode: 'bigint' });
const serial = (name: string) => integer(name).primaryKey().generatedAlwaysAsIdentity();

/** Facts about the database itself, as the mark of finished demo data. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const account = pgTable(
  'account',
  {
    id: serial('id'),
    merchant: text('merchant').notNull(),
    username: text('username').notNull(),
    nickname: text('nickname').notNull(),
    type: smallint('type').notNull(),
    passwordHash: text('password_hash'),
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
    asksForVerification: boolean('asks_for_verification').notNull().default(false),
    firstLoginAt: moment('first_login_at'),
    lastLoginAt: moment('last_login_at'),
    lastLoginAddress: text('last_login_address'),
    registeredAt: moment('registered_at').notNull(),
  },
  (table) => [
    unique('account_username').on(table.merchant, table.username),
    unique('account_mobile').on(table.merchant, table.dialingCode, table.mobileNum),
    unique('account_email').on(table.merchant, table.email),
  ],
);

export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: text('id').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    loginType: text('login_type').notNull(),
    passwordExpired: boolean('password_expired').notNull(),
    weakPassword: boolean('weak_password').notNull(),
    previousLoginAt: moment('previous_login_at'),
    previousLoginAddress: text('previous_login_address'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('session_account').on(table.accountId)],
);

/** Carries a session into another window by its address; counts once. */
export const sessionTicket = pgTable('session_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id),
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

/** Where money can lie. `ownerId` is null for the house. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: serial('id'),
    ownerId: integer('owner_id').references(() => account.id),
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    unique('ledger_account_owner').on(table.ownerId, table.kind, table.currency),
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
  (table) => [unique('txn_key').on(table.scope, table.idempotencyKey)],
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
  },
  (table) => [
    index('entry_txn').on(table.txnId),
    index('entry_account').on(table.ledgerAccountId, table.id),
    check('entry_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** Answers of calls that moved money or points, by the key that the caller made. */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    operationId: text('operation_id').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);

/** Key pairs that sealed bodies are opened with. */
export const sealingKey = pgTable('sealing_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Sealed bodies that were opened already. */
export const sealedSeen = pgTable(
  'sealed_seen',
  { jti: text('jti').primaryKey(), seenAt: moment('seen_at').notNull() },
  (table) => [index('sealed_seen_at').on(table.seenAt)],
);

/** A started game. The token is its only proof and is kept as a hash. */
export const launch = pgTable('launch', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  accountId: integer('account_id').references(() => account.id),
  /** The session that started it and ends it; null in a free trial. */
  sessionId: text('session_id'),
  ledgerAccountId: integer('ledger_account_id')
    .notNull()
    .references(() => ledgerAccount.id),
  nodeId: integer('node_id'),
  vassalage: text('vassalage').notNull(),
  gameType: text('game_type').notNull(),
  language: text('language').notNull(),
  backUrl: text('back_url'),
  playMoney: boolean('play_money').notNull(),
  openBefore: moment('open_before').notNull(),
  openedAt: moment('opened_at'),
  expiresAt: moment('expires_at').notNull(),
});

export const bet = pgTable(
  'bet',
  {
    id: text('id').primaryKey(),
    launchId: text('launch_id'),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    txnId: integer('txn_id').references(() => txn.id),
    nodeId: integer('node_id'),
    vassalage: text('vassalage').notNull(),
    gameType: text('game_type').notNull(),
    stake: money('stake').notNull(),
    payout: money('payout').notNull(),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [
    index('bet_account').on(table.accountId, table.playedAt),
    index('bet_payout').on(table.payout, table.playedAt),
  ],
);

export const favourite = pgTable(
  'favourite',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    nodeId: integer('node_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.nodeId] })],
);

export const recentGame = pgTable(
  'recent_game',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    nodeId: integer('node_id').notNull(),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.nodeId] })],
);

export const message = pgTable(
  'message',
  {
    id: serial('id'),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    title: text('title').notNull(),
    content: text('content').notNull(),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('message_account').on(table.accountId, table.readAt)],
);
