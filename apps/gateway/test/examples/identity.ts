import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { socialAccount } from '../../src/member/schema';
import { hashToken } from '../../src/platform/tokens';
import { hashPassword } from '../../src/session/passwords';
import { phoneVerifiers, socialVerifiers } from '../../src/session/providers';
import { account, captcha } from '../../src/session/schema';
import { DEMO_KEY, type TestGateway } from '../support/gateway';
import type { Examples } from './examples';

const PASSWORD = 'Parlour#2024';
const LETTERS = 'KOIA';

/** A captcha and its solution, which a test can't read from the picture. */
async function readCaptcha({ db, now }: Pick<TestGateway, 'db' | 'now'>) {
  const captchaId = randomUUID();
  const textHash = hashToken(LETTERS);
  const expiresAt = new Date(now() + 60_000);
  await db.insert(captcha).values({ owner: hashToken(captchaId), textHash, expiresAt });
  return { captchaId, captcha: LETTERS };
}

/** Sets flags of the demo merchant. */
export const setFlags = (gateway: TestGateway, flags: Record<string, boolean>) =>
  gateway.call('PUT', '/wps/demo/switches', {
    body: { flags: Object.entries(flags).map(([modId, enabled]) => ({ modId, enabled })) },
    headers: { 'x-demo-key': DEMO_KEY },
  });

/** Multiplies all rate limits. */
export const setLimits = (gateway: TestGateway, rateLimitFactor: number) =>
  gateway.call('PUT', '/wps/demo/switches', {
    body: { rateLimitFactor },
    headers: { 'x-demo-key': DEMO_KEY },
  });

/** Fields that register a new member. */
export async function newcomer(gateway: Pick<TestGateway, 'db' | 'now'>) {
  const digits = String(randomInt(10_000_000, 99_999_999));
  return {
    username: `n${digits}`,
    password: 'Quiet-Harbour-9',
    confirmPassword: 'Quiet-Harbour-9',
    mobileNum: digits,
    countryDialingCode: '65',
    domain: 'parlour.example',
    agreedToTerms: true,
    login: true,
    ...(await readCaptcha(gateway)),
  };
}

/** The same with the code that was sent to the phone. */
async function provedNewcomer(gateway: TestGateway) {
  await setFlags(gateway, { REGMOBVERF3: true });
  const fields = await newcomer(gateway);
  const { mobileNum: mobileNo, countryDialingCode } = fields;
  await gateway.call('POST', '/wps/verification/sms/register', {
    body: { mobileNo, countryDialingCode },
  });
  return { ...fields, verificationCode: '246810' };
}

const CHALLENGED_LOGIN = { type: 'username', username: 'newip1', password: PASSWORD };

/** Starts a login that needs extra verification, and requests the code by SMS. */
async function challenged(gateway: TestGateway) {
  const { value } = await gateway.send('POST', '/wps/session/login/v2', CHALLENGED_LOGIN);
  const { challengeId } = value as { challengeId: string };
  const body = { challengeId, method: 'mobile' };
  return { challengeId, body };
}

/** Requests the mail with the link to a new password; the answer reveals nothing. */
export async function askForMail({ app }: TestGateway, fields: Record<string, string>) {
  const answer = await app.inject({
    method: 'POST',
    url: '/wps/member/password/email',
    headers: {
      merchant: 'parlour',
      language: 'EN',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, body: answer.json<{ errorCode: string | null }>() };
}

/** The token of the link in the mail to a demo account. */
export async function mailedToken(gateway: TestGateway, username: string): Promise<string> {
  await askForMail(gateway, { username, email: `${username}@parlour.example` });
  return gateway.printed.at(-1)?.split('#token=')[1] ?? '';
}

/** Links an outside identity to member1, and adds a provider that confirms it. */
async function linkLantern({ db, now }: TestGateway): Promise<void> {
  socialVerifiers.set('lantern-id', (idToken) => Promise.resolve(idToken.split(' of ')[1] ?? null));
  const [owner] = await db.select().from(account).where(eq(account.username, 'member1'));
  if (owner === undefined) throw new Error('member1 is missing');
  await db
    .insert(socialAccount)
    .values({
      merchant: owner.merchant,
      provider: 'lantern-id',
      subject: 'marlow',
      accountId: owner.id,
      linkedAt: new Date(now()),
    })
    .onConflictDoNothing();
}

/** Sets another password, so that the call can set the usual one again. */
async function setPassword({ db }: TestGateway, username: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.update(account).set({ passwordHash }).where(eq(account.username, username));
}

/** Example calls about login, registration and new passwords. */
export const identityExamples: Examples = {
  loginV2: () => ({ body: CHALLENGED_LOGIN }),
  loginBySocial: async (gateway) => {
    await linkLantern(gateway);
    return { body: { provider: 'lantern-id', idToken: 'a long proof of marlow' } };
  },
  loginByPhoneAuth: () => {
    const number = { mobileNum: '81230001', dialingCode: '65' };
    phoneVerifiers.set('sms', () => Promise.resolve(number));
    const proof = { phoneAuthChannel: 'sms', phoneAuthIdToken: 'a long proof of a number' };
    return { body: { ...proof, mobileNum: '81230001', countryDialingCode: '65' } };
  },
  sendLoginChallengeCode: async (gateway) => ({ body: (await challenged(gateway)).body }),
  answerLoginChallenge: async (gateway) => {
    const { body } = await challenged(gateway);
    await gateway.call('POST', '/wps/session/challenge/code', { body });
    return { body: { ...body, answer: '246810' } };
  },
  sendRegisterCode: async (gateway) => {
    await setFlags(gateway, { REGMOBVERF3: true });
    return {};
  },
  register: async (gateway) => ({ body: await provedNewcomer(gateway) }),
  registerByMobile: async (gateway) => {
    const { username: _, ...fields } = await provedNewcomer(gateway);
    return { body: fields };
  },
  checkAffiliateCode: () => ({ values: { code: 'REFAGENT1', visit: 'true' } }),
  changePassword: async (gateway, token) => {
    const newPassword = 'Parlour#2024';
    const oldPassword = 'Old-Lantern-7';
    const { value } = await gateway.call('GET', '/wps/session/loginInfo', { token: token ?? '' });
    await setPassword(gateway, (value as { account: string } | null)?.account ?? '', oldPassword);
    return { body: { oldPassword, newPassword, confirmNewPassword: newPassword } };
  },
  resetPasswordByPhone: async (gateway) => {
    const number = { mobileNum: '81230004', countryDialingCode: '65' };
    const body = { ...number, purpose: 'password' };
    await gateway.call('POST', '/wps/verification/sms/noLogin', { body });
    return { body: { ...number, newPassword: PASSWORD, verificationCode: '246810' } };
  },
  resetPasswordByEmail: () => ({
    body: { username: 'expired1', email: 'expired1@parlour.example' },
  }),
  completePasswordReset: async (gateway) => {
    const resetToken = await mailedToken(gateway, 'expired1');
    return { body: { resetToken, newPassword: PASSWORD, confirmNewPassword: PASSWORD } };
  },
};
