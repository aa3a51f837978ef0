import { and, eq, gt, sql } from 'drizzle-orm';
import { maskEmail, maskMobile } from '../member/masks';
import { redeemTwoFactorCode } from '../member/twoFactorState';
import type { Budget } from '../platform/limits';
import { badRequest, Refusal } from '../platform/refusal';
import type { Call, Services } from '../services';
import { findChallenge, methodsOf } from './challenge';
import { CODE_MINUTES, hashCode } from './codeRules';
import { openLogin } from './finishLogin';
import { placeOf, rememberRefusedCode } from './loginHistory';
import { writePhoneNumber } from './phoneNumber';
import { loginChallenge } from './schema';
import { sendCounted, spendMessage } from './sendCodes';
import type { Account } from './sessions';

type Challenge = typeof loginChallenge.$inferSelect;

/** Wrong answers of an account over all challenges: whoever knows the password could start new ones. */
const ANSWERS: Budget = { max: 15, windowMs: 60 * 60_000 };

/** Sends the code of a challenge to the phone or address on record; returns it masked. */
export async function sendChallengeCode(
  services: Services,
  { body, now }: Call<'sendLoginChallengeCode'>,
): Promise<{ expiredMinutes: number; sentTo: string }> {
  const { db, codes } = services;
  const { challenge, owner } = await findChallenge(db, body.challengeId, now);
  if (!(await methodsOf(db, owner, codes.canSend)).includes(body.method)) throw unusable();
  const { dialingCode, mobileNum, email } = owner;
  const number = { dialingCode: dialingCode ?? '', mobileNum: mobileNum ?? '' };
  const isMobile = body.method === 'mobile';
  const message = {
    ...(isMobile
      ? ({ channel: 'sms', to: writePhoneNumber(number) } as const)
      : ({ channel: 'email', to: email ?? '' } as const)),
    purpose: 'challenge',
    expiresInMinutes: CODE_MINUTES,
    language: owner.language,
  } as const;
  await spendMessage(services, message);
  const code = codes.createCode();
  const codeExpiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await db
    .update(loginChallenge)
    .set({ codeHash: hashCode(code), codeMethod: body.method, codeExpiresAt })
    .where(eq(loginChallenge.id, challenge.id));
  await sendCounted(services, { ...message, content: { code } });
  const sentTo = isMobile
    ? `+${number.dialingCode} ${maskMobile(number.mobileNum)}`
    : maskEmail(email ?? '');
  return { expiredMinutes: CODE_MINUTES, sentTo };
}

/** Finishes a login after a right answer; five wrong answers end the challenge. */
export async function answerChallenge(services: Services, call: Call<'answerLoginChallenge'>) {
  const { db, codes, limiter } = services;
  const { body, now } = call;
  const { challenge, owner } = await findChallenge(db, body.challengeId, now);
  if (!(await methodsOf(db, owner, codes.canSend)).includes(body.method)) throw unusable();
  const answers = `challenges of ${owner.id}`;
  await limiter.use(answers, ANSWERS);
  // Counted before it is checked, so that concurrent answers can't exceed the limit.
  const [counted] = await db
    .update(loginChallenge)
    .set({ triesLeft: sql`${loginChallenge.triesLeft} - 1` })
    .where(and(eq(loginChallenge.id, challenge.id), gt(loginChallenge.triesLeft, 0)))
    .returning();
  if (counted === undefined) throw new Refusal('NOT_FOUND');
  await checkAnswer(services, { challenge: counted, owner, now }, body).catch(
    async (error: unknown) => {
      const login = { accountId: owner.id, method: counted.loginType, place: placeOf(call) };
      await rememberRefusedCode(db, error, { ...login, at: now });
      throw error;
    },
  );
  const opened = await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(loginChallenge)
      .where(eq(loginChallenge.id, challenge.id))
      .returning();
    if (ended === undefined) throw new Refusal('NOT_FOUND');
    const { loginType, passwordExpired, weakPassword } = ended;
    const identified = { account: owner, loginType, passwordExpired, weakPassword };
    return openLogin(tx, services, call, identified);
  });
  await limiter.forget(answers);
  return opened;
}

async function checkAnswer(
  services: Services,
  { challenge, owner, now }: { challenge: Challenge; owner: Account; now: Date },
  { method, answer }: Call<'answerLoginChallenge'>['body'],
): Promise<void> {
  if (method === 'authenticator' || method === 'payeeName') {
    const isRight =
      method === 'payeeName'
        ? isSameName(answer, owner.payeeName ?? '')
        : await redeemTwoFactorCode(services, owner.id, answer, now);
    if (!isRight) throw new Refusal('INVALID_CODE');
    return;
  }
  const { codeHash, codeMethod, codeExpiresAt } = challenge;
  if (codeMethod !== method || codeHash !== hashCode(answer)) throw new Refusal('INVALID_CODE');
  if (codeExpiresAt === null || codeExpiresAt < now) throw new Refusal('CODE_EXPIRED');
}

/** Compares names without case and extra spaces. */
function isSameName(given: string, wanted: string): boolean {
  const plain = (name: string) =>
    name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
  return wanted !== '' && plain(given) === plain(wanted);
}

const unusable = () => badRequest([{ field: 'method', code: 'invalid' }]);
