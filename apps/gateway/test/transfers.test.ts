import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { formatAmount, parseAmount } from '../src/money/amount';
import { txn } from '../src/money/schema';
import { account } from '../src/session/schema';
import { type Answer, startGateway, type TestGateway } from './support/gateway';
import { limitExceeded } from './support/limitExceeded';
import {
  expectSoundLedger,
  fulfilTurnover,
  giveBonus,
  movesOf,
  ownerOf,
  whileCrediting,
} from './support/wallet';

type Schemas = components['schemas'];
type Transfer = Schemas['Transfer'];
type Balance = Schemas['WalletBalance'];

const UP = '/wps/wallet/transfer/upline';
const DOWN = '/wps/wallet/transfer/downline';
const BETWEEN = '/wps/relay/GCS_walletTransfer';
const LIST = '/wps/wallet/transfers';
const VENDORS = ['LNW', 'KTA'];

describe('transfers', () => {
  let gateway: TestGateway;
  let moves: ReturnType<typeof movesOf>;
  let [member, agent] = ['', ''];

  const list = async (token: string, query = '') => {
    const { value } = await gateway.call('GET', `${LIST}?pageSize=100&${query}`, { token });
    return (value as { content: Transfer[] }).content;
  };
  const balance = async (token: string) =>
    (await gateway.call('GET', '/wps/v2/wallets/balance', { token })).value as Balance;
  const between = (from: string, to: string, amount: string, key = randomUUID()) =>
    moves.open({ token: member, url: BETWEEN, fields: { from, to, amount }, key });
  const restore = (key = randomUUID()) =>
    moves.open({ token: member, url: '/wps/wallet/restore', key });
  const valueOf = (answer: Answer) => answer.value as Transfer;

  beforeAll(async () => {
    gateway = await startGateway({ VENDOR_WALLETS: VENDORS.join(',') });
    moves = movesOf(gateway);
    await fulfilTurnover(gateway, 'member1');
  });
  beforeEach(async () => {
    member = await gateway.login('member1');
    agent = await gateway.login('agent1');
  });
  afterAll(async () => {
    await expectSoundLedger(gateway.db);
    await gateway.close();
  });

  it('go up to the account above, and both sides see them in their own way', async () => {
    const [mine, theirs] = [await moves.balanceOf(member), await moves.balanceOf(agent)];
    const fields = { amount: '25.00', remark: ' Settling March ' };
    const sent = valueOf(await moves.encrypted({ token: member, url: UP, fields }));
    expect(sent).toMatchObject({
      kind: 'UPLINE',
      direction: 'OUT',
      from: 'member1',
      to: 'agent1',
      amount: '25.00',
      state: 'SUCCEEDED',
      remark: 'Settling March',
    });
    expect(await moves.balanceOf(member)).toBe(mine - 25_00n);
    expect(await moves.balanceOf(agent)).toBe(theirs + 25_00n);
    expect((await list(member, 'kind=UPLINE'))[0]).toEqual(sent);
    const received = { ...sent, kind: 'DOWNLINE', direction: 'IN' };
    expect((await list(agent, 'kind=DOWNLINE'))[0]).toEqual(received);
    expect(await list(agent, 'kind=UPLINE')).not.toContainEqual(received);
    const booked = await gateway.db.select().from(txn).where(eq(txn.reference, sent.transferId));
    expect(booked).toHaveLength(1);
  });

  it('go down to anybody below, at any depth, and to nobody else', async () => {
    const { id } = await ownerOf(gateway, 'agent1');
    const below = await gateway.db.select().from(account).where(eq(account.type, 0));
    const deep = below.find(({ lineage }) => lineage.split('/').length === 5);
    expect(deep?.lineage.startsWith(`/${id}/`)).toBe(true);
    const down = (to: string, amount = '10.00') =>
      moves.encrypted({ token: agent, url: DOWN, fields: { account: to, amount } });
    for (const to of ['member1', deep?.username ?? ''])
      expect(await down(to)).toMatchObject({ success: true, value: { kind: 'DOWNLINE', to } });
    const outside = await gateway.db.$count(txn);
    for (const to of ['newip1', 'agent1', 'nobody'])
      expect(await down(to), to).toMatchObject({
        status: 404,
        value: null,
        errorCode: 'NOT_FOUND',
      });
    await gateway.db
      .update(account)
      .set({ status: 'closed' })
      .where(eq(account.id, deep?.id ?? 0));
    expect(await down(deep?.username ?? '')).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect(await gateway.db.$count(txn)).toBe(outside);
    const asMember = await moves.encrypted({
      token: member,
      url: DOWN,
      fields: { account: 'agent1', amount: '10.00' },
    });
    expect(asMember).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    const atTheTop = await moves.encrypted({ token: agent, url: UP, fields: { amount: '10.00' } });
    expect(atTheTop).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('refuse a wrong payment password, too little, too much and what is not there', async () => {
    const up = (fields: object) => moves.encrypted({ token: member, url: UP, fields });
    const before = await moves.balanceOf(member);
    const refusals: [object, object][] = [
      [
        { amount: '10.00', paymentPassword: '111111' },
        {
          errorCode: 'WRONG_PASSWORD',
          value: { fields: [{ field: 'paymentPassword', code: 'wrong' }] },
          message: 'The payment password is not correct',
        },
      ],
      [{ amount: '0.99' }, { ...limitExceeded('min', '1.00'), message: 'At least 1.00' }],
      [
        { amount: '50000.01' },
        { ...limitExceeded('max', '50000.00'), message: 'At most 50000.00' },
      ],
      [
        { amount: formatAmount(before + 1n) },
        {
          errorCode: 'INSUFFICIENT_FUNDS',
          value: { fields: [{ field: 'amount', code: 'balance', limit: formatAmount(before) }] },
          message: `Your balance is not enough for this: it holds ${formatAmount(before)}`,
        },
      ],
    ];
    for (const [fields, refusal] of refusals)
      expect(await up(fields), JSON.stringify(fields)).toMatchObject(refusal);
    expect(await moves.balanceOf(member)).toBe(before);
  });

  it('[WAL-05] send once for one key, and no more than there is at once', async () => {
    const key = randomUUID();
    const before = await moves.balanceOf(member);
    const send = (amount: string, one = randomUUID()) =>
      moves.encrypted({ token: member, url: UP, fields: { amount }, key: one });
    const same = await Promise.all(Array.from({ length: 8 }, () => send('5.00', key)));
    expect(same.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await send('6.00', key)).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await moves.balanceOf(member)).toBe(before - 5_00n);
    const third = (before - 5_00n) / 3n;
    const back = { account: 'member1', amount: '3.00' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0
          ? send(formatAmount(third))
          : moves.encrypted({ token: agent, url: DOWN, fields: back }),
      ),
    );
    const up = answers.filter((_, at) => at % 2 === 0);
    expect(up.filter(({ success }) => success)).toHaveLength(3);
    expect(up.filter(({ errorCode }) => errorCode === 'INSUFFICIENT_FUNDS')).toHaveLength(2);
    expect(await moves.balanceOf(member)).toBe(before - 5_00n - 3n * third + 15_00n);
    const returned = { account: 'member1', amount: formatAmount(3n * third) };
    await moves.encrypted({ token: agent, url: DOWN, fields: returned });
  });

  it('[WAL-02] tell who gets what goes up, the limits, and what of the wallet can be sent', async () => {
    const look = async (token: string) =>
      (await gateway.call('GET', UP, { token })).value as Schemas['UplineTransferOptions'];
    const before = await moves.balanceOf(member);
    expect(await look(member)).toEqual({
      receiver: 'agent1',
      minAmount: '1.00',
      maxAmount: '50000.00',
      availableAmount: formatAmount(before),
      waitingAmount: '0.00',
      hasPaymentPassword: true,
    });
    expect(await look(agent)).toMatchObject({ receiver: null });
    // A bet at the same moment would count.
    gateway.pass(1000);
    await giveBonus(gateway, 'member1', 15_00n);
    expect(await look(member)).toMatchObject({
      availableAmount: formatAmount(before),
      waitingAmount: '15.00',
    });
    gateway.pass(1000);
    await fulfilTurnover(gateway, 'member1');
  });

  it('do not carry away what waits for turnover, up or down', async () => {
    for (const [token, username, url, to] of [
      [member, 'member1', UP, {}],
      [agent, 'agent1', DOWN, { account: 'member1' }],
    ] as const) {
      gateway.pass(1000);
      await fulfilTurnover(gateway, username);
      gateway.pass(1000);
      const free = await moves.balanceOf(token);
      await giveBonus(gateway, username, 15_00n);
      const send = (amount: bigint) =>
        moves.encrypted({ token, url, fields: { ...to, amount: formatAmount(amount) } });
      expect(await send(free + 1n), url).toMatchObject(
        limitExceeded('turnover', formatAmount(free)),
      );
      expect(await send(1_00n), url).toMatchObject({ success: true });
      gateway.pass(1000);
      await fulfilTurnover(gateway, username);
      expect(await send(1_00n), url).toMatchObject({ success: true });
    }
  });

  it('do not carry away a bonus that is credited at the same moment', async () => {
    const amount = formatAmount((await moves.balanceOf(member)) + 10_00n);
    const send = () => moves.encrypted({ token: member, url: UP, fields: { amount } });
    const bonus = { username: 'member1', amount: 15_00n };
    const answer = await whileCrediting(gateway, bonus, send);
    expect(answer).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    gateway.pass(1000);
    await fulfilTurnover(gateway, 'member1');
  });

  it('[WAL-01] go between the main wallet and a vendor’s, and all of it comes back', async () => {
    const before = await balance(member);
    expect(before).toMatchObject({ isSingle: 0, totalBalance: before.balance });
    expect(before.vendorWallets.map(({ vassalage }) => vassalage)).toEqual(VENDORS);
    const key = randomUUID();
    const moved = await between('MAIN', 'LNW', '30.00', key);
    expect(moved.value).toMatchObject({
      kind: 'WALLET',
      direction: 'OUT',
      from: 'MAIN',
      to: 'LNW',
    });
    expect((await between('MAIN', 'LNW', '30.00', key)).value).toEqual(moved.value);
    expect((await between('LNW', 'MAIN', '10.00')).value).toMatchObject({ direction: 'IN' });
    const during = await balance(member);
    expect(parseAmount(during.balance)).toBe(parseAmount(before.balance) - 20_00n);
    expect(during.totalBalance).toBe(before.totalBalance);
    expect(during.vendorWallets[0]).toMatchObject({ balance: '20.00', state: 'AVAILABLE' });
    expect((await list(member, 'kind=WALLET')).map(({ direction }) => direction).sort()).toEqual([
      'IN',
      'OUT',
    ]);
    const again = randomUUID();
    const restored = await restore(again);
    expect(restored.value).toMatchObject({
      balance: before.balance,
      moved: '20.00',
      vendors: [
        { amount: '20.00', outcome: 'MOVED' },
        { amount: '0.00', outcome: 'EMPTY' },
      ],
    });
    expect((await restore(again)).value).toEqual(restored.value);
    expect((await restore()).value).toMatchObject({ moved: '0.00' });
    expect(await balance(member)).toMatchObject({ balance: before.balance });
  });

  it('[WAL-01] refuse what is no way between wallets or not covered there', async () => {
    await between('MAIN', 'LNW', '8.00');
    const refusals: [string, string, string, string][] = [
      ['MAIN', 'MAIN', '5.00', 'BAD_REQUEST'],
      ['LNW', 'KTA', '5.00', 'BAD_REQUEST'],
      ['MAIN', 'SWL', '5.00', 'NOT_FOUND'],
      ['MAIN', 'LNW', '0.50', 'LIMIT_EXCEEDED'],
      ['LNW', 'MAIN', '8.01', 'INSUFFICIENT_FUNDS'],
      ['KTA', 'MAIN', '1.00', 'INSUFFICIENT_FUNDS'],
    ];
    for (const [from, to, amount, errorCode] of refusals)
      expect(await between(from, to, amount), `${from} ${to}`).toMatchObject({ errorCode });
    expect((await between('LNW', 'MAIN', '8.01')).value).toEqual({
      fields: [{ field: 'amount', code: 'balance', limit: '8.00' }],
    });
    const both = await Promise.all([restore(), between('LNW', 'MAIN', '8.00'), restore()]);
    const moved = both.map(
      ({ value }) => (value as { moved?: string; amount?: string } | null)?.moved,
    );
    expect(moved.filter((amount) => amount === '8.00').length + (both[1].success ? 1 : 0)).toBe(1);
    expect((await balance(member)).vendorWallets[0]).toMatchObject({ balance: '0.00' });
  });
});
