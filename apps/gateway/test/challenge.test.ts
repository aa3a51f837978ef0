import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoFactor } from '../src/member/schema';
import { createTwoFactorSecret, totpAt } from '../src/member/twoFactor';
import { secretContextOf } from '../src/member/twoFactorState';
import { createSecretBox } from '../src/platform/secretBox';
import { account } from '../src/session/schema';
import { setLimits } from './examples/identity';
import { encryptBody } from './support/encryptBody';
import { type Answer, startGateway, type TestGateway } from './support/gateway';

const V2 = '/wps/session/login/v2';
const CODE = '/wps/session/challenge/code';
const ANSWER = '/wps/session/challenge/answer';
const MINUTE = 60_000;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';

interface Outcome {
  outcome: string;
  token: string | null;
  challengeId: string;
  challengeMethods: string[];
  challengeExpiresAt: string | null;
}

describe('proving who logs in, and open sessions', () => {
  let gateway: TestGateway;

  const from = async (url: string, fields: object, remoteAddress = '198.51.100.7') =>
    gateway.call('POST', url, {
      body: await encryptBody(gateway, { method: 'POST', url, fields }),
      remoteAddress,
    });
  const credentials = (username: string) => ({
    type: 'username',
    username,
    password: 'Parlour#2024',
  });
  const logIn = async (username: string, address?: string) =>
    (await from(V2, credentials(username), address)).value as Outcome;
  const answer = (challengeId: string, method: string, text: string): Promise<Answer> =>
    from(ANSWER, { challengeId, method, answer: text });
  const sendCode = (challengeId: string, method: string) =>
    gateway.call('POST', CODE, { body: { challengeId, method } });
  const info = (token: string) => gateway.call('GET', '/wps/session/loginInfo', { token });
  const change = (username: string, columns: Partial<typeof account.$inferInsert>) =>
    gateway.db.update(account).set(columns).where(eq(account.username, username));

  /** Enables an authenticator and returns its secret. */
  const switchOn = async (accountId: number): Promise<string> => {
    const secret = createTwoFactorSecret();
    const sealed = createSecretBox(gateway.config.secretKeys).encrypt(
      secret,
      secretContextOf(accountId),
    );
    const now = new Date(gateway.now());
    await gateway.db
      .insert(twoFactor)
      .values({ accountId, secret: sealed, expiresAt: now, confirmedAt: now });
    return secret;
  };

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[LOGIN-14] answers a challenge in the place of a session, and opens it by a code to the phone', async () => {
    const asked = await logIn('newip1');
    expect(asked).toMatchObject({
      outcome: 'CHALLENGE',
      token: null,
      challengeMethods: ['mobile', 'email', 'payeeName'],
      challengeExpiresAt: new Date(gateway.now() + 10 * MINUTE).toISOString(),
    });
    const early = await answer(asked.challengeId, 'mobile', '246810');
    expect(early).toMatchObject({ status: 400, errorCode: 'INVALID_CODE' });
    const sent = await sendCode(asked.challengeId, 'mobile');
    expect(sent.value).toEqual({ expiredMinutes: 5, sentTo: '+65 ****0006' });
    expect(gateway.printed.at(-1)).toBe('SMS to +65 81230006: your code is 246810');
    // A code sent by SMS does not verify the email method.
    const crossed = await answer(asked.challengeId, 'email', '246810');
    expect(crossed).toMatchObject({ errorCode: 'INVALID_CODE' });
    const opened = await answer(asked.challengeId, 'mobile', ' 246810 ');
    const { token } = opened.value as { token: string };
    expect((await info(token)).value).toMatchObject({ account: 'newip1', loginType: 'username' });
    expect(await answer(asked.challengeId, 'mobile', '246810')).toMatchObject({ status: 404 });
  });

  it('takes the code of a mail, and the real name however it is spaced', async () => {
    const byMail = await logIn('newip1');
    const sent = await sendCode(byMail.challengeId, 'email');
    expect(sent.value).toMatchObject({ sentTo: 'n***1@parlour.example' });
    expect(await answer(byMail.challengeId, 'email', '246810')).toMatchObject({ status: 200 });
    const byName = await logIn('newip1');
    const wrong = await answer(byName.challengeId, 'payeeName', 'Demo Payee One');
    expect(wrong).toMatchObject({ errorCode: 'INVALID_CODE' });
    const right = await answer(byName.challengeId, 'payeeName', ' demo  payee SIX');
    expect(right).toMatchObject({ status: 200 });
  });

  it('takes the code of an authenticator, each once', async () => {
    const [owner] = await gateway.db.select().from(account).where(eq(account.username, 'first1'));
    const now = new Date(gateway.now());
    const code = totpAt(await switchOn(owner?.id ?? 0), now);
    const first = await logIn('first1');
    expect(first.challengeMethods).toContain('authenticator');
    expect(await answer(first.challengeId, 'authenticator', '12')).toMatchObject({ status: 400 });
    expect(await answer(first.challengeId, 'authenticator', code)).toMatchObject({ status: 200 });
    const second = await logIn('first1', '198.51.100.99');
    expect(await answer(second.challengeId, 'authenticator', code)).toMatchObject({
      errorCode: 'INVALID_CODE',
    });
  });

  it('[LOGIN-14] opens by whichever of the four ways the member chooses', async () => {
    const username = 'newip1';
    const [owner] = await gateway.db.select().from(account).where(eq(account.username, username));
    const secret = await switchOn(owner?.id ?? 0);
    const answers: Record<string, () => string> = {
      mobile: () => '246810',
      email: () => '246810',
      payeeName: () => 'Demo Payee Six',
      authenticator: () => totpAt(secret, new Date(gateway.now())),
    };
    for (const [method, right] of Object.entries(answers)) {
      gateway.pass(MINUTE);
      const { challengeId, challengeMethods } = await logIn(username);
      expect(challengeMethods).toEqual(Object.keys(answers));
      if (method === 'mobile' || method === 'email') await sendCode(challengeId, method);
      const opened = await answer(challengeId, method, right());
      const { token } = opened.value as { token: string };
      expect((await info(token)).value, method).toMatchObject({ account: username });
    }
    await gateway.db.delete(twoFactor).where(eq(twoFactor.accountId, owner?.id ?? 0));
  });

  it('[LOGIN-14] asks at new addresses alone and remembers those that were answered from', async () => {
    await change('agent1', { asksForVerification: true });
    expect(await logIn('agent1', '203.0.113.24')).toMatchObject({ outcome: 'LOGGED_IN' });
    const asked = await logIn('agent1');
    expect(asked.outcome).toBe('CHALLENGE');
    await answer(asked.challengeId, 'payeeName', 'Demo Payee Two');
    expect(await logIn('agent1')).toMatchObject({
      outcome: 'LOGGED_IN',
      challengeId: null,
      challengeMethods: [],
      challengeExpiresAt: null,
    });
    expect(await logIn('agent1', '198.51.100.8')).toMatchObject({ outcome: 'CHALLENGE' });
  });

  it('ends a challenge with five wrong answers, even at the same time, and after ten minutes', async () => {
    const { challengeId } = await logIn('newip1');
    const guesses = Array.from({ length: 12 }, (_, n) =>
      answer(challengeId, 'payeeName', `A ${n}`),
    );
    const codes = (await Promise.all(guesses)).map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === 'INVALID_CODE')).toHaveLength(5);
    expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(7);
    const late = await answer(challengeId, 'payeeName', 'Demo Payee Six');
    expect(late).toMatchObject({ status: 404 });
    const old = await logIn('newip1');
    gateway.pass(10 * MINUTE);
    expect(await sendCode(old.challengeId, 'mobile')).toMatchObject({ status: 404 });
    expect(await answer(old.challengeId, 'payeeName', 'Demo Payee Six')).toMatchObject({
      status: 404,
    });
  });

  it('opens one session for a right answer that is sent twice at the same time', async () => {
    const { challengeId } = await logIn('newip1');
    const tries = [1, 2, 3].map(() => answer(challengeId, 'payeeName', 'Demo Payee Six'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
  });

  it('says that a code is too old, and refuses a way that the account does not have', async () => {
    const { challengeId } = await logIn('newip1');
    await sendCode(challengeId, 'mobile');
    gateway.pass(6 * MINUTE);
    const late = await answer(challengeId, 'mobile', '246810');
    expect(late).toMatchObject({ status: 400, errorCode: 'CODE_EXPIRED' });
    const other = await answer(challengeId, 'authenticator', '246810');
    expect(other.value).toEqual({ fields: [{ field: 'method', code: 'invalid' }] });
    expect(await answer('ch-ffff', 'mobile', '246810')).toMatchObject({ status: 404 });
  });

  it('refuses a frozen or closed account like a wrong password, and ends its sessions', async () => {
    const token = await gateway.login('expired1');
    for (const status of ['frozen', 'closed']) {
      await change('expired1', { status });
      const refused = await from('/wps/session/login', credentials('expired1'));
      expect(refused).toMatchObject({ status: 401, errorCode: 'WRONG_CREDENTIALS', value: null });
      expect(await info(token)).toMatchObject({ status: 401 });
    }
    await change('expired1', { status: 'active' });
  });

  it('lists the open sessions, its own first, and ends the others with their games', async () => {
    const login = async (agent: string, address: string) => {
      const url = '/wps/session/login';
      const fields = credentials('member1');
      const opened = await gateway.call('POST', url, {
        body: await encryptBody(gateway, { method: 'POST', url, fields }),
        headers: { 'user-agent': agent },
        remoteAddress: address,
      });
      return (opened.value as { token: string }).token;
    };
    const own = await login(CHROME, '203.0.113.5');
    gateway.pass(MINUTE);
    const other = await login('a program', '203.0.113.6');
    const launched = await gateway.call('GET', '/wps/game/launchGame?nodeId=2000', {
      token: other,
    });
    const { gameUrl } = launched.value as { gameUrl: string };
    const list = await gateway.call('GET', '/wps/session/list', { token: own });
    expect(list.value).toMatchObject([
      { current: true, device: 'Chrome on Linux', ip: '203.0.113.5', country: null },
      { current: false, device: null, ip: '203.0.113.6' },
    ]);
    const ended = await gateway.call('DELETE', '/wps/session/others', { token: own });
    expect(ended.value).toEqual({ endedCount: 1 });
    expect(await info(other)).toMatchObject({ status: 401 });
    expect(await info(own)).toMatchObject({ status: 200 });
    const game = await gateway.call('GET', '/wps/play/session', {
      headers: { 'x-launch-token': gameUrl.split('#launch=')[1] ?? '' },
    });
    expect(game).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED' });
  });

  it('[TR-01] ends one other session of the account, once, and none of somebody else', async () => {
    const [own, other, third] = [
      await gateway.login('member1'),
      await gateway.login('member1'),
      await gateway.login('member1'),
    ];
    const strange = await gateway.login('quay1');
    const ownId = async (token: string) =>
      (
        (await gateway.call('GET', '/wps/session/list', { token })).value as {
          sessionId: string;
          current: boolean;
        }[]
      ).find(({ current }) => current)?.sessionId ?? '';
    const end = async (token: string, of: string) =>
      gateway.call('DELETE', `/wps/session/open/${await ownId(of)}`, { token });
    const url = `/wps/session/open/${await ownId(other)}`;
    expect(await end(strange, other)).toMatchObject({ value: { endedCount: 0 } });
    expect(await end(own, own)).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await end(own, other)).toMatchObject({ value: { endedCount: 1 } });
    expect(await gateway.call('DELETE', url, { token: own })).toMatchObject({
      value: { endedCount: 0 },
    });
    expect(await info(other)).toMatchObject({ status: 401 });
    for (const open of [own, third, strange])
      expect(await info(open)).toMatchObject({ status: 200 });
  });

  it('verifies at most five of 200 wrong passwords at the same time, and 20 of one address', async () => {
    const url = '/wps/session/login';
    const sealed = (names: string[]) =>
      Promise.all(
        names.map((username) => {
          const fields = { ...credentials(username), password: 'a guess' };
          return encryptBody(gateway, { method: 'POST', url, fields });
        }),
      );
    const names = ['weak1', 'weak1@parlour.example'];
    const ofAccount = await sealed(Array.from({ length: 200 }, (_, n) => names[n % 2] ?? ''));
    const ofAddress = await sealed(Array.from({ length: 60 }, (_, n) => `nobody${n}`));
    const verified = async (bodies: object[], addressOf: (n: number) => string) => {
      const answers = await Promise.all(
        bodies.map((body, n) => gateway.call('POST', url, { body, remoteAddress: addressOf(n) })),
      );
      return answers.filter(({ errorCode }) => errorCode === 'WRONG_CREDENTIALS').length;
    };
    await setLimits(gateway, 1);
    const guessed = await verified(ofAccount, (n) => `10.0.0.${n}`);
    expect(guessed).toBeGreaterThan(0);
    expect(guessed).toBeLessThanOrEqual(5);
    expect(await verified(ofAddress, () => '10.1.0.1')).toBe(20);
    await setLimits(gateway, 1000);
  });
});
