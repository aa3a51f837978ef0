import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';
import { account, ofAccount } from '../session/schema';

/** Passkeys of accounts (TR-03). */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** Id that the authenticator chose, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** Public key as COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed by its own count; 0 for authenticators that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Ways to reach the authenticator, as its browser told them. */
    transports: text('transports').array().notNull(),
    /** Whether its provider keeps it on several devices. */
    isSynced: boolean('is_synced').notNull(),
    /** Domain that it was made for; it is of no use under another. */
    rpId: text('rp_id').notNull(),
    name: text('name').notNull(),
    addedAt: moment('added_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkey_account').on(table.accountId)],
);

/** What authenticators know an account by: random, so that it tells nothing. */
export const passkeyUser = pgTable('passkey_user', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  handle: text('handle').notNull().unique(),
});

/** Challenges that are open; each counts once. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').$type<'add' | 'login' | 'stepUp'>().notNull(),
    /** The session that it belongs to; empty for a login. */
    sessionId: text('session_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_expires').on(table.expiresAt)],
);
