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

/** Facts about the database itself, as the mark of finished demo data. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

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

/** The latest uses of what is limited, by a hash of what they are counted under. */
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

/** How far the work that comes round by the clock has been done. */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  doneUntil: moment('done_until').notNull(),
});

/** Answers of calls that moved money or points, by the key that the caller made. */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    operationId: text('operation_id').notNull(),
    requestHash: text('request_hash').notNull(),
    /** As text, so that it is given again letter by letter. */
    answer: json('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
