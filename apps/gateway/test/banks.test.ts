import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { message } from '../src/inbox/schema';
import { MOST_BANK_ACCOUNTS } from '../src/member/bankAccounts';
import { bankAccount } from '../src/member/schema';
import { raiseVipLevels, VIP_LEVELS } from '../src/member/vip';
import { formatAmount } from '../src/money/amount';
import { promotion } from '../src/promotions/schema';
import type { Services } from '../src/services';
import { account } from '../src/session/schema';
import { withdrawal } from '../src/wallet/schema';
import { withdrawalsADay } from '../src/wallet/walletRules';
import { encryptBody } from './support/encryptBody';
import { startGateway, type TestGateway } from './support/gateway';
import { limitExceeded } from './support/limitExceeded';
import { loginUnrestricted } from './support/loginUnrestricted';

interface BankAccount {
  bankAccountId: string;
  accountNumber: string;
  payeeName: string;
  isDefault: boolean;
}

const AT = '/wps/member/bankAccounts';
const paymentPassword = '482913';

describe('the member and their bank accounts', () => {
  let gateway: TestGateway;
  let token: string;
  let agent: string;
  let serial = 500_000;

  const list = async (by = token) =>
    (await gateway.call('GET', AT, { token: by })).value as BankAccount[];
  const add = async (fields: object = {}, by = token) => {
    serial += 1;
    const wanted = {
      bankCode: 'HARB',
      accountNumber: `70${serial}`,
      payeeName: 'Demo Payee One',
      paymentPassword,
      ...fields,
    };
    const body = await encryptBody(gateway, { method: 'POST', url: AT, fields: wanted });
    return gateway.call('POST', AT, { token: by, body });
  };
  const remove = (id: string, by = token) => gateway.call('DELETE', `${AT}/${id}`, { token: by });
  const idOf = async (username: string) => {
    const [row] = await gateway.db.select().from(account).where(eq(account.username, username));
    return row?.id ?? 0;
  };

  beforeAll(async () => {
    gateway = await startGateway();
    agent = await gateway.login('agent1');
  });
  beforeEach(async () => {
    token = await gateway.login('member1');
    await gateway.db.update(withdrawal).set({ state: 'RECEIVED' });
    await gateway.db
      .update(bankAccount)
      .set({ isDefault: false, removedAt: new Date(gateway.now()) })
      .where(eq(bankAccount.accountId, await idOf('member1')));
  });
  afterAll(() => gateway.close());

  it('[MC-04] adds an account and shows no more of it than is needed', async () => {
    const { value } = await add({ accountNumber: '0042110088', branch: ' Mill Lane ' });
    expect(value).toEqual([
      expect.objectContaining({
        accountNumber: '**** 0088',
        payeeName: 'D*** P*** O***',
        branch: 'Mill Lane',
        isDefault: true,
      }),
    ]);
    expect(JSON.stringify(value)).not.toContain('004211');
  });

  it('takes accounts in the owner’s name alone, and settles it where it was unknown', async () => {
    expect(await add({ payeeName: 'demo  payee ONE' })).toMatchObject({ status: 200 });
    expect(await add({ payeeName: 'Somebody Else' })).toMatchObject({
      errorCode: 'BAD_REQUEST',
      value: { fields: [{ field: 'payeeName', code: 'holder' }] },
      message: 'Only accounts in your own name: D*** P*** O***',
    });
    const owner = eq(account.username, 'expired1');
    await gateway.db.update(account).set({ payeeName: null }).where(owner);
    const expired = await loginUnrestricted(gateway, 'expired1');
    await add({ payeeName: 'Marlow Wren' }, expired);
    const [row] = await gateway.db.select().from(account).where(owner);
    expect(row?.payeeName).toBe('Marlow Wren');
    expect(await add({ payeeName: 'Other Wren' }, expired)).toMatchObject({ status: 400 });
  });

  it('refuses a number that is known, whoever brings it and however fast', async () => {
    const accountNumber = 'AB9900112233';
    const answers = await Promise.all(
      [accountNumber, accountNumber.toLowerCase(), accountNumber].map((one) =>
        add({ accountNumber: one }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const other = await add({ accountNumber, payeeName: 'Demo Payee Two' }, agent);
    expect(other).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await add({ accountNumber, bankCode: 'OAKC' })).toMatchObject({ status: 200 });
    const [first] = await list();
    await remove(first?.bankAccountId ?? '');
  });

  it('keeps to the most accounts, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: MOST_BANK_ACCOUNTS + 3 }, () => add()));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(MOST_BANK_ACCOUNTS);
    expect(await add()).toMatchObject(
      limitExceeded('count', String(MOST_BANK_ACCOUNTS), 'accountNumber'),
    );
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('needs the payment password, a known bank and one that is open', async () => {
    expect(await add({ paymentPassword: '111222' })).toMatchObject({ errorCode: 'WRONG_PASSWORD' });
    expect(await add({ bankCode: 'NONE' })).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect(await add({ bankCode: 'TIDE' })).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await add({ accountNumber: '12 34' })).toMatchObject({ errorCode: 'BAD_REQUEST' });
    expect(await list()).toEqual([]);
  });

  it('moves the default, and gives it to the latest when its account goes', async () => {
    for (let n = 0; n < 3; n += 1) {
      gateway.pass(1000);
      await add();
    }
    const [oldest, latest, middle] = (await list()).map((one) => one.bankAccountId);
    const chosen = await gateway.call('PUT', `${AT}/${middle}/default`, { token });
    const defaults = (value: unknown) =>
      (value as BankAccount[]).filter((one) => one.isDefault).map((one) => one.bankAccountId);
    expect(defaults(chosen.value)).toEqual([middle]);
    expect(defaults((await remove(middle ?? '')).value)).toEqual([latest]);
    expect(defaults((await remove(oldest ?? '')).value)).toEqual([latest]);
  });

  it('keeps an account that a withdrawal is on its way to', async () => {
    await add();
    const [own] = await list();
    const bankAccountId = own?.bankAccountId ?? '';
    const [past] = await gateway.db.select().from(withdrawal).limit(1);
    if (past === undefined) throw new Error('The demo has no withdrawals');
    const row = { ...past, id: 'wd-under-way', bankAccountId, accountId: await idOf('member1') };
    await gateway.db.insert(withdrawal).values({ ...row, state: 'PROCESSING' });
    expect(await remove(bankAccountId)).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    await gateway.db.update(withdrawal).set({ state: 'RECEIVED' });
    expect(await remove(bankAccountId)).toMatchObject({ status: 200, value: [] });
  });

  it('does not tell another’s account from one that never was', async () => {
    await add();
    const [own] = await list();
    for (const id of [own?.bankAccountId ?? '', 'ba-000000000000', "ba-' or 1=1"]) {
      const at = encodeURIComponent(id);
      expect(await remove(at, agent), id).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
      const chosen = await gateway.call('PUT', `${AT}/${at}/default`, { token: agent });
      expect(chosen, id).toMatchObject({ status: 404, value: null });
    }
    expect(await list()).toHaveLength(1);
  });

  it('hides what identifies a person, and lets birthday and name be given once', async () => {
    const update = (body: object) => gateway.call('PUT', '/wps/member/profile', { token, body });
    const changed = await update({ nickname: ' Marlow ', idNumber: 'S1234567D', skype: 'marlow' });
    expect(changed.value).toMatchObject({
      nickname: 'Marlow',
      idNumber: '**** 567D',
      payeeName: 'D*** P*** O***',
      skype: 'marlow',
      iconId: 'fox',
    });
    expect((await update({ skype: '' })).value).toMatchObject({ skype: null });
    expect(await update({ birthday: '1991-01-01' })).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await update({ nickname: 'Other', payeeName: 'Other' })).toMatchObject({ status: 409 });
    expect((await update({ telegram: 'm1' })).value).toMatchObject({ nickname: 'Marlow' });
    for (const body of [{}, { nickname: '  ' }, { iconId: 'dragonfly' }, { line: 'a\u0000b' }])
      expect(await update(body), JSON.stringify(body)).toMatchObject({ errorCode: 'BAD_REQUEST' });
    await gateway.db.update(account).set({ birthday: null }).where(eq(account.username, 'member1'));
    const young = new Date(gateway.now() - 17 * 365 * 86_400_000).toISOString().slice(0, 10);
    expect(await update({ birthday: young })).toMatchObject({ status: 400 });
    const born = [update({ birthday: '1990-04-18' }), update({ birthday: '1990-04-19' })];
    expect((await Promise.all(born)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('draws every picture that it offers', async () => {
    const { value } = await gateway.call('GET', '/wps/member/info/icon', { token });
    const { choices } = value as { choices: { icon: string }[] };
    const banks = await gateway.call('GET', '/wps/member/banks', { token });
    const signs = (banks.value as { icon: string }[]).slice(0, 1);
    for (const { icon } of [...choices.slice(0, 2), ...signs]) {
      const { statusCode, headers } = await gateway.app.inject(icon);
      expect([statusCode, headers['content-type']], icon).toEqual([200, 'image/png']);
    }
    const none = await gateway.app.inject('/TCG_PROD_IMAGES/MEMBER_ICON/nobody.png');
    expect(none.statusCode).toBe(404);
  });

  it('[SUP-06] names of each level what it really brings', async () => {
    const { value } = await gateway.call('GET', '/wps/member/vip', { token });
    const { levels } = value as components['schemas']['VipRank'];
    const [gift] = await gateway.db
      .select()
      .from(promotion)
      .where(eq(promotion.id, 'pr-vip-birthday'));
    for (const { level, birthdayBonus, rebateRate, withdrawalsPerDay } of levels) {
      const has = level >= (gift?.minimumVip ?? 0);
      expect(birthdayBonus).toBe(formatAmount(has ? (gift?.bonusAmount ?? 0n) : 0n));
      // Rebates depend on the category and on agreed rates, whoever bets.
      expect(rebateRate).toBe('0.00');
      expect(withdrawalsPerDay).toBe(withdrawalsADay(level));
    }
  });

  it('[SUP-06] stands everybody of the demo at the level that they have staked for', async () => {
    const people = await gateway.db
      .select({ name: account.username, level: account.vipLevel, staked: sum(bet.stake) })
      .from(account)
      .leftJoin(bet, eq(bet.accountId, account.id))
      .groupBy(account.id);
    const levelBy = (staked: bigint) =>
      VIP_LEVELS.findLast(({ requiredTurnover }) => staked >= requiredTurnover)?.level;
    const wrong = people.filter(({ level, staked }) => level !== levelBy(BigInt(staked ?? 0)));
    expect(wrong).toEqual([]);
    expect(new Set(people.map(({ level }) => level)).size).toBeGreaterThan(1);
  });

  it('raises who has bet enough by the hour, says so once and lowers nobody', async () => {
    const accountId = await idOf('first1');
    const first = await loginUnrestricted(gateway, 'first1');
    const rank = async () => (await gateway.call('GET', '/wps/member/vip', { token: first })).value;
    expect(await rank()).toMatchObject({ level: 0, label: 'Bronze', nextTurnover: '200.00' });
    const played = { accountId, vassalage: 'LNW', gameType: 'RNG', payout: 0n };
    const playedAt = new Date(gateway.now());
    await gateway.db.update(account).set({ vipLevel: 3 }).where(eq(account.username, 'agent1'));
    await gateway.db.insert(bet).values({ ...played, id: 'rd-much', stake: 1_000_00n, playedAt });
    const work = () =>
      gateway.db.transaction((tx) =>
        raiseVipLevels.run(tx, new Date(gateway.now()), { config: gateway.config } as Services),
      );
    await work();
    await work();
    const again = await loginUnrestricted(gateway, 'first1');
    const { value } = await gateway.call('GET', '/wps/member/vip', { token: again });
    expect(value).toMatchObject({ level: 2, turnover: '1000.00', nextTurnover: '10000.00' });
    const told = await gateway.db.select().from(message).where(eq(message.accountId, accountId));
    expect(told.map(({ title, link }) => [title, link])).toEqual([
      ['You are Gold now', '/?member=vip'],
    ]);
    const [top] = await gateway.db.select().from(account).where(eq(account.username, 'agent1'));
    expect(top?.vipLevel).toBe(3);
  });
});
