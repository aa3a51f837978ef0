import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { checkCode, hashCode, toStoredCode } from './codeRules';
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
export async function saveSmsCode(
  db: Database,
  target: SmsTarget,
  code: string,
  now: Date,
): Promise<void> {
  const stored = toStoredCode(code, now);
  await db
    .insert(smsCode)
    .values({ ...target, ...stored })
    .onConflictDoUpdate({
      target: [smsCode.merchant, smsCode.purpose, smsCode.dialingCode, smsCode.mobileNum],
      set: stored,
    });
}

/**
 * Verifies a code, which stays valid until `consumeSmsCode`. Refuses as `checkCode` does, and always after five
 * attempts. Must not run inside a transaction: an attempt counts even if its purpose is rolled back.
 */
export async function verifySmsCode(
  db: Database,
  target: SmsTarget,
  code: string,
  now: Date,
): Promise<void> {
  // Counted before it is compared, so that concurrent attempts can't exceed the limit.
  const [stored] = await db
    .update(smsCode)
    .set({ triesLeft: sql`${smsCode.triesLeft} - 1` })
    .where(and(rowOf(target), gt(smsCode.triesLeft, 0)))
    .returning();
  checkCode(stored, code, now);
}

/** Consumes a verified code; of two calls with the same code the second is refused. */
export async function consumeSmsCode(tx: Database, target: SmsTarget, code: string): Promise<void> {
  const [consumed] = await tx
    .delete(smsCode)
    .where(and(rowOf(target), eq(smsCode.codeHash, hashCode(code))))
    .returning({ purpose: smsCode.purpose });
  if (consumed === undefined) throw new Refusal('INVALID_CODE');
}
