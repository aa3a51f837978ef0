import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { smsCode } from '../database/schema';
import { Refusal } from '../platform/refusal';
import { hashToken } from './tokens';

/** A number and what its code is for. */
export interface SmsTarget {
  merchant: string;
  purpose: string;
  dialingCode: string;
  mobileNum: string;
}

export const SMS_CODE_MINUTES = 5;
/** The demo sends every number the same code. */
export const DEMO_SMS_CODE = '246810';
/** Tries at one code. */
export const CODE_TRIES = 5;

const rowOf = ({ merchant, purpose, dialingCode, mobileNum }: SmsTarget) =>
  and(
    eq(smsCode.merchant, merchant),
    eq(smsCode.purpose, purpose),
    eq(smsCode.dialingCode, dialingCode),
    eq(smsCode.mobileNum, mobileNum),
  );

/** What is kept of a code as somebody typed it. */
export const hashCode = (code: string): string => hashToken(code.trim());

/** Keeps a code for a number in the place of the one before. */
export async function keepSmsCode(
  db: Database,
  target: SmsTarget,
  code: string,
  now: Date,
): Promise<void> {
  const kept = {
    codeHash: hashCode(code),
    expiresAt: new Date(now.getTime() + SMS_CODE_MINUTES * 60_000),
    triesLeft: CODE_TRIES,
  };
  await db
    .insert(smsCode)
    .values({ ...target, ...kept })
    .onConflictDoUpdate({
      target: [smsCode.merchant, smsCode.purpose, smsCode.dialingCode, smsCode.mobileNum],
      set: kept,
    });
}

/**
 * Proves a code, which stays good until `burnSmsCode`. Refuses with INVALID_CODE or, if it was right
 * once, CODE_EXPIRED; after five tries it is worthless. Must not run inside a transaction: a try
 * counts also when what it was for is rolled back.
 */
export async function proveSmsCode(
  db: Database,
  target: SmsTarget,
  code: string,
  now: Date,
): Promise<void> {
  // Counted before it is compared, so that tries at the same time do not slip through.
  const [kept] = await db
    .update(smsCode)
    .set({ triesLeft: sql`${smsCode.triesLeft} - 1` })
    .where(and(rowOf(target), gt(smsCode.triesLeft, 0)))
    .returning();
  if (kept?.codeHash !== hashCode(code)) throw new Refusal('INVALID_CODE');
  if (kept.expiresAt < now) throw new Refusal('CODE_EXPIRED');
}

/** Uses a proved code up; of two calls that proved the same one, the second is refused. */
export async function burnSmsCode(tx: Database, target: SmsTarget, code: string): Promise<void> {
  const [burnt] = await tx
    .delete(smsCode)
    .where(and(rowOf(target), eq(smsCode.codeHash, hashCode(code))))
    .returning({ purpose: smsCode.purpose });
  if (burnt === undefined) throw new Refusal('INVALID_CODE');
}
