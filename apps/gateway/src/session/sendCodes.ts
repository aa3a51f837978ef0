import { SMS_BY_NUMBER, SMS_BY_NUMBER_AND_DAY } from '../platform/budgets';
import { Refusal } from '../platform/refusal';
import { createToken } from '../platform/tokens';
import type { Services } from '../services';
import type { CarriedMessage } from './codeCarrier';
import { CODE_MINUTES } from './codeRules';
import { findByPhone } from './findAccount';
import { isUsable } from './isUsable';
import { type PhoneNumber, writePhoneNumber } from './phoneNumber';
import { type SmsTarget, saveSmsCode } from './smsCodes';

type Destination = Pick<CarriedMessage, 'channel' | 'to'>;

/** Receiver and purpose of a code. */
export interface CodeFor extends PhoneNumber {
  /** Purpose of the code; it is valid for no other. */
  target: string;
  /** Purpose, as the message says it. */
  purpose: CarriedMessage['purpose'];
  /** Language of the visit; a member's own has precedence. */
  language: string;
  now: Date;
}

/** Refuses what needs a message if nothing can deliver it. */
export function requireCarrier({ codes }: Pick<Services, 'codes'>): void {
  if (!codes.canSend) throw new Refusal('FEATURE_OFF');
}

/** Counts a message for its receiver: one a minute and five a day. */
export async function spendMessage(
  { limiter }: Pick<Services, 'limiter'>,
  destination: Destination,
): Promise<void> {
  const [ofMinute, ofDay] = budgetsOf(destination);
  await limiter.use(ofMinute, SMS_BY_NUMBER);
  await limiter.use(ofDay, SMS_BY_NUMBER_AND_DAY);
}

/** Sends a message that was counted before; a failed one is not counted. */
export async function sendCounted(
  { codes, limiter }: Pick<Services, 'codes' | 'limiter'>,
  message: CarriedMessage,
): Promise<void> {
  await codes.send(message).catch(async (error: unknown) => {
    for (const key of budgetsOf(message)) await limiter.undo(key);
    throw error;
  });
}

const budgetsOf = ({ channel, to }: Destination): [minute: string, day: string] => [
  `${channel} to ${to}`,
  `${channel} of the day to ${to}`,
];

/** Sends a code to a number and waits until it is accepted. */
export async function sendSmsCode(services: Services, wanted: CodeFor): Promise<void> {
  requireCarrier(services);
  const message = messageOf(wanted);
  await spendMessage(services, message);
  const code = services.codes.createCode();
  await saveSmsCode(services.db, targetOf(services, wanted), code, wanted.now);
  await sendCounted(services, { ...message, content: { code } });
}

/**
 * Sends a code to a number on record. For any other the same work is done, with a code that nobody could
 * ever know, so that neither the answer nor its time tells who has an account.
 */
export async function sendSmsCodeOnRecord(services: Services, wanted: CodeFor): Promise<void> {
  requireCarrier(services);
  const { db, config, codes } = services;
  const message = messageOf(wanted);
  await spendMessage(services, message);
  const found = await findByPhone(db, config.merchant, wanted);
  const owner = found !== null && isUsable(found) ? found : null;
  const code = codes.createCode();
  const stored = owner === null ? createToken() : code;
  await saveSmsCode(db, targetOf(services, wanted), stored, wanted.now);
  if (owner === null) return;
  codes.sendUnseen({ ...message, language: owner.language, content: { code } });
}

const targetOf = (
  { config }: Services,
  { target, dialingCode, mobileNum }: CodeFor,
): SmsTarget => ({ merchant: config.merchant, purpose: target, dialingCode, mobileNum });

const messageOf = ({ purpose, language, ...number }: CodeFor) => ({
  channel: 'sms' as const,
  to: writePhoneNumber(number),
  purpose,
  language,
  expiresInMinutes: CODE_MINUTES,
});
