import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailCode } from '../src/member/schema';
import {
  consumeEmailCode,
  type EmailTarget,
  saveEmailCode,
  verifyEmailCode,
} from '../src/session/emailCodes';
import { account, smsCode } from '../src/session/schema';
import {
  consumeSmsCode,
  type SmsTarget,
  saveSmsCode,
  verifySmsCode,
} from '../src/session/smsCodes';
import { encryptBody } from './support/encryptBody';
import { startGateway, type TestGateway } from './support/gateway';

const CODE = '135790';
const ofNumber = (purpose: string): SmsTarget => ({
  ...{ merchant: 'parlour', purpose },
  ...{ dialingCode: '65', mobileNum: '81230009' },
});
const ofAddress = (purpose: string): EmailTarget => ({
  ...{ merchant: 'parlour', purpose },
  email: 'marlow@mail.example',
});

// On PostgreSQL if there is one: the embedded database has one connection and shows no races.
describe('of twenty at once', () => {
  let gateway: TestGateway;
  const now = () => new Date(gateway.now());
  const twenty = async (work: (n: number) => Promise<unknown>) => {
    const tries = Array.from({ length: 20 }, (_, n) => work(n));
    const ends = await Promise.allSettled(tries);
    return ends.filter(({ status }) => status === 'fulfilled').length;
  };

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('one takes the code of a number, and one that of an address', async () => {
    const { db } = gateway;
    await saveSmsCode(db, ofNumber('race'), CODE, now());
    await saveEmailCode(db, ofAddress('race'), CODE, now());
    const [bySms, byMail] = await Promise.all([
      twenty(async () => {
        await verifySmsCode(db, ofNumber('race'), CODE, now());
        await db.transaction((tx) => consumeSmsCode(tx, ofNumber('race'), CODE));
      }),
      twenty(async () => {
        await verifyEmailCode(db, ofAddress('race'), CODE, now());
        await db.transaction((tx) => consumeEmailCode(tx, ofAddress('race'), CODE));
      }),
    ]);
    expect([bySms, byMail]).toEqual([1, 1]);
    expect(await db.$count(smsCode, eq(smsCode.purpose, 'race'))).toBe(0);
    expect(await db.$count(emailCode, eq(emailCode.purpose, 'race'))).toBe(0);
  });

  it('all that proved a code at the same moment, one uses it', async () => {
    const { db } = gateway;
    await saveSmsCode(db, ofNumber('proved'), CODE, now());
    await saveEmailCode(db, ofAddress('proved'), CODE, now());
    expect(await twenty(() => consumeSmsCode(db, ofNumber('proved'), CODE))).toBe(1);
    expect(await twenty(() => consumeEmailCode(db, ofAddress('proved'), CODE))).toBe(1);
  });

  it('five are looked at, whichever they are: guesses at the same time do not slip through', async () => {
    const { db } = gateway;
    const guess = (n: number) => (n < 19 ? `00000${n}` : CODE);
    await saveSmsCode(db, ofNumber('guessed'), CODE, now());
    await saveEmailCode(db, ofAddress('guessed'), CODE, now());
    for (let n = 0; n < 19; n += 1) {
      const wrong = { code: 'INVALID_CODE' };
      const [sms, mail] = [ofNumber('guessed'), ofAddress('guessed')];
      await expect(verifySmsCode(db, sms, guess(n), now())).rejects.toMatchObject(wrong);
      await expect(verifyEmailCode(db, mail, guess(n), now())).rejects.toMatchObject(wrong);
    }
    expect(await twenty(() => verifySmsCode(db, ofNumber('guessed'), CODE, now()))).toBe(0);
    expect(await twenty(() => verifyEmailCode(db, ofAddress('guessed'), CODE, now()))).toBe(0);
    await saveEmailCode(db, ofAddress('guessed'), CODE, now());
    const proved = await twenty(() => verifyEmailCode(db, ofAddress('guessed'), CODE, now()));
    expect(proved).toBe(5);
  });

  it('logins by a code one opens a session, and of as many bindings one is made', async () => {
    const number = { mobileNum: '81230001', countryDialingCode: '65' };
    await gateway.call('POST', '/wps/verification/sms/noLogin', { body: number });
    const fields = { type: 'sms', ...number, verificationCode: '246810' };
    const url = '/wps/session/login';
    const bodies = await Promise.all(
      Array.from({ length: 20 }, () => encryptBody(gateway, { method: 'POST', url, fields })),
    );
    const opened = await twenty(async (n) => {
      const { success } = await gateway.call('POST', url, { body: bodies[n] ?? {} });
      if (!success) throw new Error('refused');
    });
    expect(opened).toBe(1);

    const token = await gateway.login('agent1');
    const email = 'agent-of-twenty@mail.example';
    const body = { target: 'email', email };
    await gateway.call('POST', '/wps/member/security/code', { token, body });
    const proofs = { email, verificationCode: '246810', password: 'Parlour#2024' };
    const bindUrl = '/wps/member/security/email';
    const sealed = await Promise.all(
      Array.from({ length: 20 }, () =>
        encryptBody(gateway, { method: 'PUT', url: bindUrl, fields: proofs }),
      ),
    );
    const bound = await twenty(async (n) => {
      const { success } = await gateway.call('PUT', bindUrl, { token, body: sealed[n] ?? {} });
      if (!success) throw new Error('refused');
    });
    expect(bound).toBe(1);
    const [owner] = await gateway.db.select().from(account).where(eq(account.username, 'agent1'));
    expect(owner?.email).toBe(email);
  });

  it('a code that its purpose refused is still good', async () => {
    // An account without nineteen failed logins before.
    const token = await gateway.login('quay1');
    const email = 'agent-of-twenty@mail.example';
    await gateway.call('POST', '/wps/member/security/code', {
      token,
      body: { target: 'email', email },
    });
    const url = '/wps/member/security/email';
    const bind = async () => {
      const fields = { email, verificationCode: '246810', password: 'Parlour#2024' };
      const body = await encryptBody(gateway, { method: 'PUT', url, fields });
      return gateway.call('PUT', url, { token, body });
    };
    expect((await bind()).value).toEqual({ fields: [{ field: 'email', code: 'taken' }] });
    await gateway.db.update(account).set({ email: null }).where(eq(account.username, 'agent1'));
    expect(await bind()).toMatchObject({ status: 200 });
  });
});
