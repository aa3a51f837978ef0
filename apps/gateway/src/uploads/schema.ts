import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';
import { account } from '../session/schema';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // The embedded database returns plain byte arrays.
  fromDriver: (value) => Buffer.from(value),
});

/** A picture that a member sent, as the gateway has encoded it again. */
export const upload = pgTable(
  'upload',
  {
    id: text('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => account.id),
    purpose: text('purpose').notNull(),
    contentType: text('content_type').notNull(),
    /** Size of the file that was sent, in bytes. */
    sentBytes: integer('sent_bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    data: bytes('data').notNull(),
    /** The call that named it, as 'feedback fb-9012'. While null it may be removed. */
    usedFor: text('used_for'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('upload_owner').on(table.ownerId), index('upload_unused').on(table.sentAt)],
);
