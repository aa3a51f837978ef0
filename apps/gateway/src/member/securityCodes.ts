import { and, eq, gt, sql } from 'drizzle-orm';
import { emailCode, smsCode } from '../database/schema';
import { SMS_BY_NUMBER, SMS_BY_NUMBER_AND_DAY } from '../platform/budgets';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { type PhoneNumber, writePhoneNumber } from '../session/phoneNumber';
import { DEMO_SMS_CODE, keepSmsCode, redeemSmsCode, SMS_CODE_MINUTES } from '../session/smsCodes';
import { hashToken } from '../session/tokens';

const TRIES = 5;

/** A code is for one account and one destination, so that nobody uses up or replaces another's. */
const purposeOf = (accountId: number): string => `bind of ${accountId}`;

/** Sends the code that binds a mobile number to an account. */
export async function sendMobileCode(
  { config, db, limiter, say }: Services,
  accountId: number,
  number: PhoneNumber,
  now: Date,
): Promise<void> {
  const written = writePhoneNumber(number);
  await limiter.use(`sms to ${written}`, SMS_BY_NUMBER);
  await limiter.use(`sms of the day to ${written}`, SMS_BY_NUMBER_AND_DAY);
  const target = { merchant: config.merchant, purpose: purposeOf(accountId), ...number };
  await keepSmsCode(db, target, DEMO_SMS_CODE, now);
  say(`SMS to ${written}: your code is ${DEMO_SMS_CODE}`);
}

/** Uses up the code of a mobile number; refuses a wrong one and, apart from that, one too old. */
export async function redeemMobileCode(
  { config, db }: Pick<Services, 'config' | 'db'>,
  accountId: number,
  number: PhoneNumber,
  given: { code: string; now: Date },
): Promise<void> {
  const target = { merchant: config.merchant, purpose: purposeOf(accountId), ...number };
  if (await redeemSmsCode(db, target, given.code, given.now)) return;
  const [kept] = await db
    .select({ expiresAt: smsCode.expiresAt })
    .from(smsCode)
    .where(
      and(
        eq(smsCode.merchant, target.merchant),
        eq(smsCode.purpose, target.purpose),
        eq(smsCode.dialingCode, number.dialingCode),
        eq(smsCode.mobileNum, number.mobileNum),
      ),
    );
  throw refusalOf(kept, given.now);
}

/** Sends the code that binds an email address to an account. */
export async function sendEmailCode(
  { config, db, limiter, say }: Services,
  accountId: number,
  email: string,
  now: Date,
): Promise<void> {
  await limiter.use(`mail to ${email}`, SMS_BY_NUMBER);
  await limiter.use(`mail of the day to ${email}`, SMS_BY_NUMBER_AND_DAY);
  const kept = {
    codeHash: hashToken(DEMO_SMS_CODE),
    expiresAt: new Date(now.getTime() + SMS_CODE_MINUTES * 60_000),
    triesLeft: TRIES,
  };
  await db
    .insert(emailCode)
    .values({ merchant: config.merchant, purpose: purposeOf(accountId), email, ...kept })
    .onConflictDoUpdate({
      target: [emailCode.merchant, emailCode.purpose, emailCode.email],
      set: kept,
    });
  say(`Mail to ${email}: your code is ${DEMO_SMS_CODE}`);
}

/** Uses up the code of an email address; refuses a wrong one and, apart from that, one too old. */
export async function redeemEmailCode(
  { config, db }: Pick<Services, 'config' | 'db'>,
  accountId: number,
  email: string,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const row = and(
    eq(emailCode.merchant, config.merchant),
    eq(emailCode.purpose, purposeOf(accountId)),
    eq(emailCode.email, email),
  );
  // One statement each, so that of two tries at the same time one finds the code.
  const taken = await db
    .delete(emailCode)
    .where(
      and(
        row,
        eq(emailCode.codeHash, hashToken(code.trim())),
        gt(emailCode.expiresAt, now),
        gt(emailCode.triesLeft, 0),
      ),
    )
    .returning({ email: emailCode.email });
  if (taken.length > 0) return;
  const [kept] = await db
    .update(emailCode)
    .set({ triesLeft: sql`greatest(0, ${emailCode.triesLeft} - 1)` })
    .where(row)
    .returning({ expiresAt: emailCode.expiresAt });
  throw refusalOf(kept, now);
}

function refusalOf(kept: { expiresAt: Date } | undefined, now: Date): Refusal {
  return new Refusal(kept !== undefined && kept.expiresAt <= now ? 'CODE_EXPIRED' : 'INVALID_CODE');
}
