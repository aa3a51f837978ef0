import type { Database } from '../database/open';
import type { Budget } from '../platform/limits';
import type { Services } from '../services';
import { CODE_MINUTES } from '../session/codeRules';
import { consumeEmailCode, saveEmailCode, verifyEmailCode } from '../session/emailCodes';
import type { PhoneNumber } from '../session/phoneNumber';
import { verifyPhone } from '../session/phoneProof';
import { requireCarrier, sendCounted, sendSmsCode, spendMessage } from '../session/sendCodes';
import type { Account } from '../session/sessions';

/** Codes that one member may have sent, to whatever numbers and addresses. */
const CODES: Budget = { max: 10, windowMs: 60 * 60_000 };

/** A code is for one account and one receiver, so that nobody can use or replace another's. */
const targetOf = ({ id }: Pick<Account, 'id'>): string => `bind of ${id}`;

/** Consumes a verified code, in the transaction of its purpose. */
type UseCode = (tx: Database) => Promise<void>;

/** Sends the code that binds a mobile number to an account. */
export async function sendMobileCode(
  services: Services,
  owner: Account,
  number: PhoneNumber,
  now: Date,
): Promise<void> {
  requireCarrier(services);
  await services.limiter.use(`codes of ${owner.id}`, CODES);
  const { language } = owner;
  await sendSmsCode(services, {
    ...number,
    target: targetOf(owner),
    purpose: 'bind',
    language,
    now,
  });
}

/** Verifies the code of a mobile number. */
export function verifyMobileCode(
  services: Services,
  owner: Account,
  number: PhoneNumber,
  { code, now }: { code: string; now: Date },
): Promise<UseCode> {
  const target = { ...number, purpose: targetOf(owner) };
  return verifyPhone(services, target, { verificationCode: code }, now);
}

/** Sends the code that binds an email address to an account. */
export async function sendEmailCode(
  services: Services,
  owner: Account,
  email: string,
  now: Date,
): Promise<void> {
  requireCarrier(services);
  const { config, db, limiter, codes } = services;
  await limiter.use(`codes of ${owner.id}`, CODES);
  const destination = { channel: 'email', to: email } as const;
  await spendMessage(services, destination);
  const code = codes.createCode();
  const target = { merchant: config.merchant, purpose: targetOf(owner), email };
  await saveEmailCode(db, target, code, now);
  const { language } = owner;
  const expiresInMinutes = CODE_MINUTES;
  const message = { ...destination, purpose: 'bind', expiresInMinutes, language } as const;
  await sendCounted(services, { ...message, content: { code } });
}

/** Verifies the code of an email address. */
export async function verifyEmailAddress(
  { config, db }: Pick<Services, 'config' | 'db'>,
  owner: Account,
  email: string,
  { code, now }: { code: string; now: Date },
): Promise<UseCode> {
  const target = { merchant: config.merchant, purpose: targetOf(owner), email };
  await verifyEmailCode(db, target, code, now);
  return (tx) => consumeEmailCode(tx, target, code);
}
