import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { DEMO_CODE } from '../../src/demo/carrier';
import { PASSWORD, PAYMENT_PASSWORD } from '../../src/demo/seed/accounts';
import { bankAccount, recoveryCode, socialAccount, twoFactor } from '../../src/member/schema';
import { totpAt } from '../../src/member/twoFactor';
import { secretContextOf } from '../../src/member/twoFactorState';
import { createSecretBox } from '../../src/platform/secretBox';
import { hashPassword } from '../../src/session/passwords';
import { socialVerifiers } from '../../src/session/providers';
import { account, session } from '../../src/session/schema';
import type { Account } from '../../src/session/sessions';
import type { TestGateway } from '../support/gateway';
import type { CallExample, Examples } from './examples';

const TRIAL = 4;
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const OTHER_PAYMENT_PASSWORD = '705824';
const password = PASSWORD;

type Prepare = (gateway: TestGateway, owner: Account, token: string) => Promise<CallExample>;

/** Prepared only for members and agents; other callers are refused before any check. */
const prepared =
  (prepare: Prepare): NonNullable<Examples['getProfile']> =>
  async (gateway, token) => {
    if (token === null) return {};
    const { value } = await gateway.call('GET', '/wps/member/info', { token });
    const { account: username } = value as { account: string };
    const [owner] = await gateway.db.select().from(account).where(eq(account.username, username));
    return owner === undefined || owner.type === TRIAL ? {} : prepare(gateway, owner, token);
  };

const withPaymentPassword = (gateway: TestGateway, { id }: Account, hash: string | null) =>
  gateway.db.update(account).set({ paymentPasswordHash: hash }).where(eq(account.id, id));

/** Sends a code to the address that is bound already, so that binding it again changes nothing. */
async function sendCode(gateway: TestGateway, token: string, body: object): Promise<void> {
  await gateway.call('POST', '/wps/member/security/code', { token, body });
}

async function withoutTwoFactor({ db }: TestGateway, { id }: Account): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, id));
  await db.delete(twoFactor).where(eq(twoFactor.accountId, id));
}

async function withTwoFactor(gateway: TestGateway, owner: Account, isOn: boolean) {
  await withoutTwoFactor(gateway, owner);
  const now = new Date(gateway.now());
  await gateway.db.insert(twoFactor).values({
    accountId: owner.id,
    secret: createSecretBox(gateway.config.secretKeys).encrypt(SECRET, secretContextOf(owner.id)),
    expiresAt: new Date(now.getTime() + 60_000),
    confirmedAt: isOn ? now : null,
  });
  await gateway.db.update(session).set({ steppedUpAt: now }).where(eq(session.accountId, owner.id));
  return { body: { password, code: totpAt(SECRET, now) } };
}

async function withBankAccount(gateway: TestGateway, owner: Account): Promise<CallExample> {
  const bankAccountId = `ba-${randomUUID()}`;
  await gateway.db.insert(bankAccount).values({
    id: bankAccountId,
    merchant: owner.merchant,
    accountId: owner.id,
    bankCode: 'HARB',
    accountNumber: randomUUID().replaceAll('-', ''),
    payeeName: owner.payeeName ?? '',
    currency: owner.currency,
    isDefault: false,
    addedAt: new Date(gateway.now()),
  });
  return { values: { bankAccountId } };
}

/** Example calls about a member's own data, bank accounts, inbox and pictures. */
export const memberExamples: Examples = {
  setPaymentPassword: prepared(async (gateway, owner) => {
    await withPaymentPassword(gateway, owner, null);
    const paymentPassword = PAYMENT_PASSWORD;
    return { body: { password, paymentPassword, confirmPaymentPassword: paymentPassword } };
  }),
  // From another password to the demo's, which other calls need.
  changePaymentPassword: prepared(async (gateway, owner) => {
    await withPaymentPassword(gateway, owner, await hashPassword(OTHER_PAYMENT_PASSWORD));
    return {
      body: {
        oldPaymentPassword: OTHER_PAYMENT_PASSWORD,
        newPaymentPassword: PAYMENT_PASSWORD,
        confirmNewPaymentPassword: PAYMENT_PASSWORD,
      },
    };
  }),
  bindMobile: prepared(async (gateway, { mobileNum, dialingCode }, token) => {
    const number = { mobileNum, countryDialingCode: dialingCode };
    await sendCode(gateway, token, { target: 'mobile', ...number });
    return { body: { ...number, verificationCode: DEMO_CODE, password } };
  }),
  bindEmail: prepared(async (gateway, { email }, token) => {
    await sendCode(gateway, token, { target: 'email', email });
    return { body: { email, verificationCode: DEMO_CODE, password } };
  }),
  linkSocialAccount: prepared(async () => {
    socialVerifiers.set('quay-id', async (idToken) => idToken);
    return { body: { provider: 'quay-id', idToken: randomUUID(), password } };
  }),
  unlinkSocialAccount: prepared(async ({ db, now }, { id, merchant }) => {
    const provider = 'quay-id';
    await db
      .delete(socialAccount)
      .where(and(eq(socialAccount.accountId, id), eq(socialAccount.provider, provider)));
    const linked = { merchant, provider, subject: randomUUID(), accountId: id };
    await db.insert(socialAccount).values({ ...linked, linkedAt: new Date(now()) });
    return { values: { provider } };
  }),
  startTwoFactor: prepared(async (gateway, owner) => {
    await withoutTwoFactor(gateway, owner);
    return {};
  }),
  confirmTwoFactor: prepared((gateway, owner) => withTwoFactor(gateway, owner, false)),
  disableTwoFactor: prepared(async (gateway, owner) => {
    await withTwoFactor(gateway, owner, true);
    return { body: { password } };
  }),
  stepUp: prepared(async (gateway, owner) => {
    const { body } = await withTwoFactor(gateway, owner, true);
    return { body: { code: body.code } };
  }),
  renewRecoveryCodes: prepared(async (gateway, owner) => {
    await withTwoFactor(gateway, owner, true);
    return { body: { password } };
  }),
  addBankAccount: prepared(async ({ db, now }, { id, payeeName }) => {
    await db
      .update(bankAccount)
      .set({ removedAt: new Date(now()) })
      .where(and(eq(bankAccount.accountId, id), eq(bankAccount.isDefault, false)));
    return {
      body: {
        bankCode: 'HARB',
        accountNumber: String(randomInt(1e9, 9e9)),
        payeeName,
        paymentPassword: PAYMENT_PASSWORD,
      },
    };
  }),
  removeBankAccount: prepared(withBankAccount),
  setDefaultBankAccount: prepared(withBankAccount),
  listMessages: () => ({ values: { unread: 'true' } }),
  getMessage: prepared(async (gateway, _owner, token) => {
    const { value } = await gateway.call('GET', '/wps/messages', { token });
    const { content } = value as { content: { messageId: string }[] };
    return { values: { messageId: content[0]?.messageId ?? '' } };
  }),
  uploadImage: async () => {
    const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } });
    const file = (await picture.png().toBuffer()).toString('latin1');
    return { body: { purpose: 'feedback', file } };
  },
};
