import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { Intent } from '../platform/handlers';
import { idempotency } from '../platform/schema';

/** Outcome of a call. */
export interface Outcome {
  outcome: 'UNKNOWN' | 'RUNNING' | 'SUCCEEDED';
  operationId: string | null;
  recordId: string | null;
  finishedAt: Date | null;
}

const NOT_DONE = { operationId: null, recordId: null, finishedAt: null };

/** Fields of answers with the id of the created or changed record. */
const RECORD_FIELDS = [
  ...['depositId', 'withdrawalId', 'transferId', 'ticketId', 'rewardId', 'missionId', 'orderId'],
  ...['transactionNumber', 'roundId'],
];

/**
 * What became of the call with a key. A refused call leaves nothing, not even its key (decision 0032), and
 * may be sent again with it: it is unknown like one that never came.
 */
export async function outcomeOf(
  db: Database,
  { scope, key }: Pick<Intent, 'scope' | 'key'>,
): Promise<Outcome> {
  // In this order: a call that ends between the two reads is done, not unknown.
  const wasRunning = await isRunning(db, `${scope} ${key}`);
  const [done] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)));
  if (done === undefined) return { outcome: wasRunning ? 'RUNNING' : 'UNKNOWN', ...NOT_DONE };
  const { operationId, answer, createdAt: finishedAt } = done;
  return { outcome: 'SUCCEEDED', operationId, recordId: recordIn(answer), finishedAt };
}

function recordIn(answer: unknown): string | null {
  const { value } = answer as { value: Record<string, unknown> | null };
  const named = RECORD_FIELDS.map((field) => value?.[field]).find((id) => typeof id === 'string');
  return typeof named === 'string' ? named : null;
}

/** Whether a transaction holds the key's lock, as the runner of intents takes it (`platform/idempotency.ts`). */
async function isRunning(db: Database, name: string): Promise<boolean> {
  const lock = createHash('sha256').update(name).digest().readBigInt64BE();
  const half = (bits: bigint) => BigInt.asUintN(32, bits).toString();
  const [row] = await db
    .select({ held: sql<number>`count(*)::int` })
    .from(sql`pg_locks`)
    .where(
      sql`locktype = 'advisory' and objsubid = 1 and granted
        and classid::bigint = ${half(lock >> 32n)}::bigint and objid::bigint = ${half(lock)}::bigint
        and database = (select oid from pg_database where datname = current_database())`,
    );
  return (row?.held ?? 0) > 0;
}
