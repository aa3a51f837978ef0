import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { checkCode, freshCode, hashCode } from './codeRules';
import { smsCode } from './schema';

/** A number and what its code is for. */
export interface SmsTarget {
  merchant: string;
  purpose: string;
  dialingCode: string;
  mobileNum: string;
}

const rowOf = ({ merchant, purpose, dialingCode, mobileNum }: SmsTarget) =>
  and(
    eq(smsCode.merchant, merchant),
    eq(smsCode.purpose, purpose),
    eq(smsCode.dialingCode, dialingCode),
    eq(smsCode.mobileNum, mobileNum),
  );

/** Saves a code for a number; replaces the previous one. */
export async function keepSmsCode(
  db: Database,
  target: SmsTarget,
  code: string,
  now: Date,
): Promise<void> {
  const kept = freshCode(code, now);
  await db
    .insert(smsCode)
    .values({ ...target, ...kept })
    .onConflictDoUpdate({
      target: [smsCode.merchant, smsCode.purpose, smsCode.dialingCode, smsCode.mobileNum],
      set: kept,
    });
}

/**
 * Proves a code, which stays good until `burnSmsCode`. Refuses as `checkCode` does; after five tries it
 * is worthless. Must not run inside a transaction: a try
 * counts also when what it was for is rolled back.
 */
export async function proveSmsCode(
  db: Database,
  target: SmsTarget,
  code: string,
  now: Date,
): Promise<void> {
  // Counted before it is compared, so that concurrent attempts can't exceed the limit.
  const [kept] = await db
    .update(smsCode)
    .set({ triesLeft: sql`${smsCode.triesLeft} - 1` })
    .where(and(rowOf(target), gt(smsCode.triesLeft, 0)))
    .returning();
  checkCode(kept, code, now);
}

/** Consumes a verified code; of two calls with the same code the second is refused. */
export async function burnSmsCode(tx: Database, target: SmsTarget, code: string): Promise<void> {
  const [burnt] = await tx
    .delete(smsCode)
    .where(and(rowOf(target), eq(smsCode.codeHash, hashCode(code))))
    .returning({ purpose: smsCode.purpose });
  if (burnt === undefined) throw new Refusal('INVALID_CODE');
}
