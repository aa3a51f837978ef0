import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { account } from '../database/schema';
import { SMS_BY_NUMBER, SMS_BY_NUMBER_AND_DAY } from '../platform/budgets';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { type PhoneNumber, writePhoneNumber } from './phoneNumber';
import { DEMO_SMS_CODE, keepSmsCode, SMS_CODE_MINUTES } from './smsCodes';

/** Counts a code to a number against its budgets: one a minute and five a day. */
export async function spendSms({ limiter }: Services, number: PhoneNumber): Promise<void> {
  await limiter.use(`sms to ${writePhoneNumber(number)}`, SMS_BY_NUMBER);
  await limiter.use(`sms of the day to ${writePhoneNumber(number)}`, SMS_BY_NUMBER_AND_DAY);
}

/** Counts a mail to an address as a code to a number is counted. */
export async function spendMail({ limiter }: Services, email: string): Promise<void> {
  await limiter.use(`mail to ${email}`, SMS_BY_NUMBER);
  await limiter.use(`mail of the day to ${email}`, SMS_BY_NUMBER_AND_DAY);
}

/** A fresh code of six digits; in the demo always the same. */
export function createCode({ config }: Pick<Services, 'config'>): string {
  return config.demo ? DEMO_SMS_CODE : String(randomInt(1_000_000)).padStart(6, '0');
}

/** Refuses what needs a message outside the demo: no carrier is configured yet, and a code that nobody gets helps nobody. */
function requireCarrier({ config }: Pick<Services, 'config'>): void {
  if (!config.demo) throw new Refusal('FEATURE_OFF');
}

/**
 * Sends a code to a number. One for people who have an account goes to numbers on record alone, and
 * the answer is the same for others.
 */
export async function sendSmsCode(
  services: Services,
  number: PhoneNumber,
  { purpose, onlyOnRecord, now }: { purpose: string; onlyOnRecord: boolean; now: Date },
): Promise<{ expiredMinutes: number }> {
  requireCarrier(services);
  const { db, config, say } = services;
  await spendSms(services, number);
  if (!onlyOnRecord || (await isOnRecord(services, number))) {
    const code = createCode(services);
    await keepSmsCode(db, { merchant: config.merchant, purpose, ...number }, code, now);
    say(`SMS to ${writePhoneNumber(number)}: your code is ${code}`);
  }
  return { expiredMinutes: SMS_CODE_MINUTES };
}

async function isOnRecord({ db, config }: Services, number: PhoneNumber): Promise<boolean> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.merchant, config.merchant),
        eq(account.dialingCode, number.dialingCode),
        eq(account.mobileNum, number.mobileNum),
      ),
    );
  return found !== undefined;
}
