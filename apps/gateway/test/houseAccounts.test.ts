import { randomUUID } from 'node:crypto';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_PASSWORD } from '../src/demo/seed/accounts';
import type { components } from '../src/generated/contract';
import { balance, entry, ledgerAccount } from '../src/money/schema';
import { account } from '../src/session/schema';
import { encryptBody } from './support/encryptBody';
import { startGateway, type TestGateway } from './support/gateway';
import { OTHER, startOther } from './support/otherMerchant';
import { expectSoundLedger, movesOf } from './support/wallet';
import { withdrawalsOf } from './support/withdrawals';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const KINDS = [
  ...['fees', 'house', 'payments', 'play-house', 'points-hold', 'promotions'],
  'withdrawing',
];

describe('the houses of two merchants on one database', () => {
  let first: TestGateway;
  let other: Awaited<ReturnType<typeof startOther>>;

  /** The house accounts with their balance, their merchant, and the sum of their entries. */
  const houseAccounts = () =>
    first.db
      .select({
        merchant: ledgerAccount.merchant,
        kind: ledgerAccount.kind,
        currency: ledgerAccount.currency,
        held: balance.amount,
        booked: sql<bigint>`coalesce(sum(${entry.amount}), 0)`.mapWith(BigInt),
      })
      .from(ledgerAccount)
      .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
      .leftJoin(entry, eq(entry.ledgerAccountId, ledgerAccount.id))
      .where(isNull(ledgerAccount.ownerId))
      .groupBy(ledgerAccount.id, balance.amount)
      .orderBy(asc(ledgerAccount.kind), asc(ledgerAccount.currency));
  /** What the members of a merchant hold in a currency. */
  const membersHold = async (merchant: string, currency: string): Promise<bigint> => {
    const rows = await first.db
      .select({ amount: balance.amount, of: account.merchant, currency: ledgerAccount.currency })
      .from(account)
      .innerJoin(ledgerAccount, eq(ledgerAccount.ownerId, account.id))
      .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id));
    return rows
      .filter((row) => row.of === merchant && row.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0n);
  };
  const launchIn = (answer: { value: unknown }) =>
    new URL((answer.value as { gameUrl: string }).gameUrl).hash.replace('#launch=', '');

  /** A deposit, a paid withdrawal, rounds, a free trial, a trial account and a redeemed reward. */
  const moveEverything = async (gateway: TestGateway, username: string, reward: string) => {
    const token = await gateway.login(username);
    const moves = movesOf(gateway);
    const fields = { methodId: 'dm-card', payerName: 'Mira Voss', amount: '100.00' };
    const begun = await moves.open({ token, url: '/wps/wallet/deposits', fields });
    expect(begun).toMatchObject({ status: 200 });
    for (let turn = 0; turn < 3; turn += 1) await moves.passSeconds(30);
    const withdrawals = await withdrawalsOf(gateway, username);
    await withdrawals.logIn();
    const id = await withdrawals.paid('50.00');
    expect((await withdrawals.look(id)).state).toBe('PAID');
    const round = async (launch: string) => {
      const headers = { 'x-launch-token': launch, 'idempotency-key': randomUUID() };
      const body = { stake: '1.00' };
      expect((await gateway.call('POST', '/wps/play/round', { headers, body })).status).toBe(200);
    };
    const real = await gateway.call('GET', '/wps/game/launchGame?nodeId=2000', { token });
    for (let turn = 0; turn < 5; turn += 1) await round(launchIn(real));
    await round(launchIn(await gateway.call('GET', '/wps/game/launchFreePlay?nodeId=2000')));
    const trial = await gateway.call('POST', '/wps/session/login/freeplay', {
      body: { os: 'Linux', platform: 'W', encryption: '7f1c2b9e4d6a48f0' },
      headers: { 'x-gateway-version': '3' },
    });
    expect(trial.status).toBe(200);
    const url = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
    const wish = { paymentPassword: PAYMENT_PASSWORD, rewardId: reward, quantity: 1 };
    const body = await encryptBody(gateway, { method: 'POST', url, fields: wish });
    const headers = { 'idempotency-key': randomUUID() };
    const asked = await gateway.call('POST', url, { token, body, headers });
    expect(asked).toMatchObject({ status: 200 });
    // The demo's desk takes it, then approves it.
    for (let turn = 0; turn < 3; turn += 1) {
      gateway.pass(2 * MINUTE);
      await gateway.runJobs();
    }
    return (asked.value as Schemas['RedeemRecord']).transactionNumber;
  };

  beforeAll(async () => {
    first = await startGateway();
    other = await startOther(first);
    for (const { runJobs } of [first, other.gateway]) await runJobs();
  });
  afterAll(async () => {
    await other.gateway.close();
    await first.close();
  });

  it('book on accounts of their own, which hold their own entries and what their members do not', async () => {
    const before = (await houseAccounts()).filter(({ merchant }) => merchant === 'parlour');
    await moveEverything(other.gateway, other.member.username, `${OTHER}-goods`);
    // All that can be booked for the second merchant has not touched the first one's house accounts.
    expect((await houseAccounts()).filter(({ merchant }) => merchant === 'parlour')).toEqual(
      before,
    );
    await moveEverything(first, 'member1', 'pp-bonus-10');
    const all = await houseAccounts();
    for (const merchant of ['parlour', OTHER]) {
      const own = all.filter((one) => one.merchant === merchant);
      expect([...new Set(own.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(KINDS));
      for (const { kind, held, booked } of own) expect(booked, `${merchant} ${kind}`).toBe(held);
      for (const currency of ['USD', 'PTS']) {
        const held = own.filter((one) => one.currency === currency);
        const sum = held.reduce((total, { held: amount }) => total + amount, 0n);
        expect(sum, `${merchant} ${currency}`).toBe(-(await membersHold(merchant, currency)));
      }
    }
    expect(all.filter(({ merchant }) => merchant !== 'parlour' && merchant !== OTHER)).toEqual([]);
    await expectSoundLedger(first.db);
  });
});
