import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { ContractOperation } from './contract';
import type { Intent } from './handlers';
import { Refusal } from './refusal';
import { idempotency } from './schema';

/** Runs what moves money once for each key of its scope. */
export interface Idempotency {
  run<T>(
    intent: Intent,
    operation: ContractOperation,
    now: Date,
    effect: (tx: Database) => Promise<T>,
  ): Promise<T>;
}

/** The hash by which a repeated call is recognised as the same one. */
export function hashRequest(operation: ContractOperation, ...parts: unknown[]): string {
  const text = JSON.stringify([operation.id, ...parts.map(sorted)]);
  return createHash('sha256').update(text).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/**
 * Makes the runner. Effect and saved answer are one transaction. A refused effect leaves nothing
 * behind, not even the key: nothing was moved, so the same intent may be tried again.
 */
export function createIdempotency(db: Database): Idempotency {
  const running = new Set<string>();
  return {
    async run(intent, operation, now, effect) {
      const name = `${intent.scope} ${intent.key}`;
      if (running.has(name)) throw new Refusal('IDEMPOTENCY_IN_PROGRESS');
      running.add(name);
      try {
        return await db.transaction(async (tx) => {
          await claim(tx, name);
          const saved = await savedAnswer(tx, intent);
          if (saved !== undefined) return saved.answer as Awaited<ReturnType<typeof effect>>;
          const answer = await effect(tx);
          const { scope, key, requestHash } = intent;
          await tx.insert(idempotency).values({
            scope,
            key,
            operationId: operation.id,
            requestHash,
            answer: { value: answer },
            createdAt: now,
          });
          return answer;
        });
      } finally {
        running.delete(name);
      }
    },
  };
}

/** Locks the key for this transaction, or fails at once if another process has it. */
async function claim(tx: Database, name: string): Promise<void> {
  const lock = createHash('sha256').update(name).digest().readBigInt64BE();
  const [row] = await tx
    .select({ held: sql<boolean>`pg_try_advisory_xact_lock(${lock.toString()}::bigint)` })
    .from(sql`(select 1) as one`);
  if (row?.held !== true) throw new Refusal('IDEMPOTENCY_IN_PROGRESS');
}

async function savedAnswer(
  tx: Database,
  { scope, key, requestHash }: Intent,
): Promise<{ answer: unknown } | undefined> {
  const [row] = await tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)));
  if (row === undefined) return undefined;
  if (row.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return { answer: (row.answer as { value: unknown }).value };
}
