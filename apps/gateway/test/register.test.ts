import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRebate, registerLink, registerLinkRebate } from '../src/agent/schema';
import { account } from '../src/session/schema';
import { newcomer, setFlags } from './examples/identity';
import { type Answer, startGateway, type TestGateway } from './support/gateway';

const REGISTER = '/wps/member/register';
const BY_MOBILE = '/wps/member/register/mobile';
const DAY = 24 * 60 * 60_000;

describe('registering', () => {
  let gateway: TestGateway;
  let agent: typeof account.$inferSelect;

  type Fields = Partial<Awaited<ReturnType<typeof newcomer>>> & Record<string, unknown>;
  const register = async (changes: Fields = {}, url = REGISTER): Promise<Answer> =>
    gateway.send('PUT', url, { ...(await newcomer(gateway)), ...changes });
  const find = async (username: string) => {
    const [found] = await gateway.db.select().from(account).where(eq(account.username, username));
    if (found === undefined) throw new Error(`${username} is missing`);
    return found;
  };
  const registered = async (changes: Fields) => {
    const fields = { ...(await newcomer(gateway)), ...changes };
    const answer = await gateway.send('PUT', REGISTER, fields);
    expect(answer).toMatchObject({ status: 200 });
    return find(fields.username);
  };
  const addLink = async (columns: Partial<typeof registerLink.$inferInsert>) => {
    const base = { merchant: 'parlour', ownerId: agent.id, name: 'A link', forAgents: false };
    const createdAt = new Date(gateway.now());
    const code = { affiliateCode: 'TESTLINK' };
    const [link] = await gateway.db
      .insert(registerLink)
      .values({ ...base, ...code, createdAt, ...columns })
      .returning();
    if (link === undefined) throw new Error('The link was not written');
    return link;
  };
  const checkCode = (code: string) =>
    gateway.call('GET', `/wps/agent/affiliate?code=${code}&domain=parlour.example`);

  beforeAll(async () => {
    gateway = await startGateway();
    agent = await find('agent1');
  });
  afterAll(() => gateway.close());

  it('opens an account with purses and a session, whose first login it is', async () => {
    const fields = {
      ...(await newcomer(gateway)),
      username: ' Thicket7 ',
      email: 'W@Mail.example',
    };
    const answer = await gateway.send('PUT', REGISTER, fields);
    expect(answer.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    const { token } = answer.value as { token: string };
    const info = await gateway.call('GET', '/wps/session/loginInfo', { token });
    expect(info.value).toMatchObject({ account: 'thicket7', loginType: 'register' });
    const balance = await gateway.call('GET', '/wps/v2/wallets/balance', { token });
    expect(balance.value).toMatchObject({ balance: '0.00' });
    expect(await find('thicket7')).toMatchObject({
      email: 'w@mail.example',
      lineage: '/',
      type: 0,
    });
    await gateway.login('THICKET7', fields.password);
    const again = await register({ username: 'thickeT7' });
    expect(again).toMatchObject({ status: 409, errorCode: 'USERNAME_TAKEN' });
  });

  it('[REG-02] says by field what does not fit the rules of the merchant', async () => {
    const answer = await register({ username: '7up', confirmPassword: 'another', zalo: 'x' });
    expect(answer).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    const { fields } = answer.value as { fields: object[] };
    expect(fields).toEqual([
      { field: 'username', code: 'tooShort' },
      { field: 'confirmPassword', code: 'tooShort' },
      { field: 'zalo', code: 'invalid' },
    ]);
  });

  it.each([undefined, false, 'yes'])(
    'asks for the age and the terms: agreedToTerms %s is refused',
    async (agreedToTerms) => {
      const fields: object = { ...(await newcomer(gateway)), agreedToTerms };
      const answer = await gateway.send('PUT', REGISTER, fields);
      expect(answer).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
      const { fields: errors } = answer.value as { fields: { field: string }[] };
      expect(errors[0]?.field).toBe('agreedToTerms');
    },
  );

  it('keeps when somebody agreed to the terms', async () => {
    expect(await registered({})).toMatchObject({ termsAgreedAt: new Date(gateway.now()) });
    const { username: _, ...fields } = await newcomer(gateway);
    expect(await gateway.send('PUT', BY_MOBILE, fields)).toMatchObject({ status: 200 });
    const byMobile = await find(`65${fields.mobileNum}`);
    expect(byMobile).toMatchObject({ termsAgreedAt: new Date(gateway.now()) });
  });

  it.each(['iloveyou', 'PASSWORD1', 'sunshine1'])('refuses the widely known %s', async (word) => {
    const answer = await register({ password: word, confirmPassword: word });
    expect(answer).toMatchObject({ status: 400, errorCode: 'WEAK_PASSWORD' });
  });

  it('wants a captcha that was read, each for one try', async () => {
    const none = await register({ captcha: undefined });
    expect(none).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED', value: { captcha: true } });
    const fields = await newcomer(gateway);
    expect(await gateway.send('PUT', REGISTER, fields)).toMatchObject({ status: 200 });
    const again = { ...(await newcomer(gateway)), captchaId: fields.captchaId };
    expect(await gateway.send('PUT', REGISTER, again)).toMatchObject({
      errorCode: 'CAPTCHA_REQUIRED',
    });
  });

  it('registers by number, which is the name, and says when it is taken', async () => {
    const { username: _, ...fields } = await newcomer(gateway);
    expect(await gateway.send('PUT', BY_MOBILE, fields)).toMatchObject({ status: 200 });
    await gateway.login(`65${fields.mobileNum}`, fields.password);
    const taken = { fields: [{ field: 'mobileNum', code: 'taken' }] };
    const { mobileNum } = fields;
    expect((await register({ mobileNum, username: undefined }, BY_MOBILE)).value).toEqual(taken);
    expect((await register({ mobileNum }, BY_MOBILE)).value).toEqual(taken);
    const impossible = await register({ countryDialingCode: '999' });
    expect(impossible).toMatchObject({ status: 400, errorCode: 'INVALID_PHONE' });
  });

  it('wants the code that was sent where the merchant verifies numbers, and takes it once', async () => {
    const { mobileNum: mobileNo } = await newcomer(gateway);
    const send = () =>
      gateway.call('POST', '/wps/verification/sms/register', {
        body: { mobileNo, countryDialingCode: '+65' },
      });
    expect(await send()).toMatchObject({ status: 403, errorCode: 'FEATURE_OFF' });
    await setFlags(gateway, { REGMOBVERF3: true });
    const without = await register();
    expect(without.value).toEqual({ fields: [{ field: 'verificationCode', code: 'required' }] });
    expect((await send()).value).toEqual({ expiredMinutes: 5 });
    const proved = { mobileNum: mobileNo, verificationCode: '246810' };
    const wrong = await register({ ...proved, verificationCode: '111111' });
    expect(wrong).toMatchObject({ status: 400, errorCode: 'INVALID_CODE' });
    // A name that is taken does not use up the code.
    const taken = await register({ ...proved, username: 'member1' });
    expect(taken).toMatchObject({ errorCode: 'USERNAME_TAKEN' });
    expect(await register(proved)).toMatchObject({ status: 200 });
    expect(await register(proved)).toMatchObject({ errorCode: 'INVALID_CODE' });
    await setFlags(gateway, { REGMOBVERF3: false });
  });

  it('lets nobody register by a way that is switched off, or without a code where one is needed', async () => {
    await setFlags(gateway, { USERNAMEREG3: false, MOBILENUMREG3: false });
    expect(await register()).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(await register({}, BY_MOBILE)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    await setFlags(gateway, { USERNAMEREG3: true, MOBILENUMREG3: true, DIRECTREG3: false });
    expect(await register()).toMatchObject({
      status: 403,
      message: 'Please contact your agent',
    });
    expect(await register({ affiliateCode: 'REFAGENT1' })).toMatchObject({ status: 200 });
    await setFlags(gateway, { DIRECTREG3: true });
  });

  it('places an account by a link below its agent, with the rebates of the link', async () => {
    const link = await addLink({});
    await gateway.db
      .insert(registerLinkRebate)
      .values({ linkId: link.id, gameCategory: 'RNG', rate: 15 });
    expect(await checkCode('testlink')).toMatchObject({ status: 200, value: null });
    const joined = await registered({ affiliateCode: ' testlink ' });
    expect(joined).toMatchObject({
      uplineId: agent.id,
      lineage: `/${agent.id}/`,
      referredById: agent.id,
      type: 0,
    });
    const rates = await gateway.db
      .select()
      .from(accountRebate)
      .where(eq(accountRebate.accountId, joined.id));
    expect(rates).toEqual([{ accountId: joined.id, gameCategory: 'RNG', rate: 15 }]);
    const isLink = and(eq(registerLink.id, link.id));
    expect(await gateway.db.select().from(registerLink).where(isLink)).toMatchObject([
      { visits: 1, registered: 1 },
    ]);
    const forAgents = await addLink({ affiliateCode: 'AGENTLINK', forAgents: true });
    const newAgent = await registered({ affiliateCode: forAgents.affiliateCode });
    expect(newAgent).toMatchObject({ type: 1, uplineId: agent.id });
  });

  it("places a member's friend below the same agent and notes who brought it", async () => {
    const member = await find('member1');
    const friend = await registered({ referralCode: 'REFMEMBER1' });
    expect(friend).toMatchObject({ uplineId: agent.id, referredById: member.id });
    const alone = await registered({ referralCode: 'REFFIRST1' });
    expect(alone).toMatchObject({ uplineId: null, lineage: '/' });
    expect(alone.referredById).toBe((await find('first1')).id);
  });

  it('[AG-08] refuses codes that are unknown or deleted, and says of a link that it has ended', async () => {
    const past = new Date(gateway.now() - DAY);
    await addLink({ affiliateCode: 'OFFLINK', enabled: false });
    await addLink({ affiliateCode: 'ENDEDLINK', expiresAt: past });
    await addLink({ affiliateCode: 'GONELINK', deletedAt: past });
    await addLink({ affiliateCode: 'STRANGERS', merchant: 'another-house' });
    const invalid = ['NOBODYS', 'GONELINK', 'STRANGERS'];
    for (const code of [...invalid, 'OFFLINK', 'ENDEDLINK']) {
      const errorCode = invalid.includes(code) ? 'INVALID_AFFILIATE_CODE' : 'AFFILIATE_CODE_ENDED';
      const refused = { status: 400, errorCode };
      expect(await checkCode(code), code).toMatchObject(refused);
      expect(await register({ affiliateCode: code }), code).toMatchObject(refused);
    }
  });

  it('gives a name to one of two who ask for it at the same time', async () => {
    const tries = await Promise.all([1, 2, 3].map(() => register({ username: 'racer1' })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});
