import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Where a row stands in a list by time: its moment to the microsecond, as the database has it, and its id. */
export interface RowKey {
  /** Since 1970. */
  micros: string;
  id: string;
}

/** A row with its place. */
interface KeyedRow<Row> {
  key: RowKey;
  row: Row;
}

/**
 * A list that is read from one row to the next, never by counting what was read before: a later batch costs no more
 * than the first one, and no row appears twice or is left out, whatever is written meanwhile.
 */
export interface RowSource<Row, Totals> {
  /** What ids look like where they are numbers: the database takes no others. */
  ids?: RegExp;
  /** At most `limit` rows behind `after`, or the first ones. */
  read: (after: RowKey | null, limit: number) => Promise<KeyedRow<Row>[]>;
  /** Sums over all rows. */
  totals: () => Promise<Totals>;
}

/** The moment of a row for its key. */
export const microsOf = (at: SQLWrapper): SQL<string> =>
  sql<string>`(extract(epoch from ${at}) * 1000000)::bigint::text`;

/** The moment of a key. */
export const momentOf = ({ micros }: RowKey): SQL =>
  sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;

/** Ids that an integer of the database holds, and those that a bigint does. */
export const INTEGER_IDS = /^\d{1,9}$/;
export const BIGINT_IDS = /^\d{1,18}$/;
