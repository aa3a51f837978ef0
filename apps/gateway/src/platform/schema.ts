import {
  bigint,
  boolean,
  index,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';

/** Facts about the database itself, such as that the demo data is complete. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Key pairs for encrypted bodies. */
export const encryptionKey = pgTable('sealing_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Encrypted bodies that were decrypted already (replay protection). */
export const usedBody = pgTable(
  'sealed_seen',
  { jti: text('jti').primaryKey(), seenAt: moment('seen_at').notNull() },
  (table) => [index('sealed_seen_at').on(table.seenAt)],
);

/** The latest uses of rate limits, by a hash of their keys. */
export const rateUse = pgTable(
  'rate_use',
  {
    key: text('key').primaryKey(),
    /** Moments in milliseconds, oldest first. */
    hits: bigint('hits', { mode: 'number' }).array().notNull(),
    /** Whether the last use was beyond the budget. */
    refused: boolean('refused').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('rate_use_expires').on(table.expiresAt)],
);

/** Progress of scheduled jobs. */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  doneUntil: moment('done_until').notNull(),
});

/** Answers of calls that moved money or points, by idempotency key. */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    operationId: text('operation_id').notNull(),
    requestHash: text('request_hash').notNull(),
    /** As text, so that a repeated answer is identical. */
    answer: json('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
