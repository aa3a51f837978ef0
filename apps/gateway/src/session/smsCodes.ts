import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { smsCode } from '../database/schema';
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
const TRIES = 5;

const rowOf = ({ merchant, purpose, dialingCode, mobileNum }: SmsTarget) =>
  and(
    eq(smsCode.merchant, merchant),
    eq(smsCode.purpose, purpose),
    eq(smsCode.dialingCode, dialingCode),
    eq(smsCode.mobileNum, mobileNum),
  );

/** Keeps a code for a number in the place of the one before. */
export async function keepSmsCode(
  db: Database,
  target: SmsTarget,
  code: string,
  now: Date,
): Promise<void> {
  const kept = {
    codeHash: hashToken(code),
    expiresAt: new Date(now.getTime() + SMS_CODE_MINUTES * 60_000),
    triesLeft: TRIES,
  };
  await db
    .insert(smsCode)
    .values({ ...target, ...kept })
    .onConflictDoUpdate({
      target: [smsCode.merchant, smsCode.purpose, smsCode.dialingCode, smsCode.mobileNum],
      set: kept,
    });
}

/** Uses a code up; after five wrong tries it is worthless. */
export async function redeemSmsCode(
  db: Database,
  target: SmsTarget,
  code: string,
  now: Date,
): Promise<boolean> {
  const [kept] = await db.select().from(smsCode).where(rowOf(target));
  if (kept === undefined || kept.triesLeft <= 0 || kept.expiresAt < now) return false;
  const matches = kept.codeHash === hashToken(code.trim());
  if (matches) await db.delete(smsCode).where(rowOf(target));
  else
    await db
      .update(smsCode)
      .set({ triesLeft: kept.triesLeft - 1 })
      .where(rowOf(target));
  return matches;
}
