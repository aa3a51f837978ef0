import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/generated/contract';
import { formatAmount } from '../../src/money/amount';
import { entry, txn } from '../../src/money/schema';
import { startGateway, type TestGateway } from '../support/gateway';
import { expectSoundLedger, fulfilTurnover, movesOf, whileCrediting } from '../support/wallet';

type Schemas = components['schemas'];

const DEPOSITS = '/wps/wallet/deposits';
const UP = '/wps/wallet/transfer/upline';

describe('money', () => {
  let gateway: TestGateway;
  let moves: ReturnType<typeof movesOf>;
  let [token, agent] = ['', ''];

  const begin = (amount: string, key = randomUUID()) =>
    moves.open({ token, url: DEPOSITS, fields: { methodId: 'dm-wallet', amount }, key });
  const send = (amount: string, key = randomUUID()) =>
    moves.encrypted({ token, url: UP, fields: { amount }, key });

  beforeAll(async () => {
    gateway = await startGateway();
    moves = movesOf(gateway);
    await fulfilTurnover(gateway, 'member1');
  });
  beforeEach(async () => {
    token = await gateway.login('member1');
    agent = await gateway.login('agent1');
  });
  afterEach(() => expectSoundLedger(gateway.db));
  afterAll(() => gateway.close());

  it('comes in by a deposit, once for one key, and every entry has another side', async () => {
    await moves.work();
    const before = await moves.balanceOf(token);
    const key = randomUUID();
    const first = await begin('40.00', key);
    const { depositId } = first.value as Schemas['Deposit'];
    const again = await begin('40.00', key);
    expect(again.value).toEqual(first.value);
    expect(await begin('41.00', key)).toMatchObject({ success: false });
    for (let turn = 0; turn < 3; turn += 1) await moves.passSeconds(30);
    expect(await moves.balanceOf(token)).toBe(before + 40_00n);
    const [booked, ...others] = await gateway.db
      .select({ id: txn.id, total: sum(entry.amount).mapWith(BigInt) })
      .from(txn)
      .innerJoin(entry, eq(entry.txnId, txn.id))
      .where(eq(txn.reference, depositId))
      .groupBy(txn.id);
    expect(booked?.total).toBe(0n);
    expect(others).toEqual([]);
  });

  it('moves between members, once for one key, and never more than there is', async () => {
    gateway.pass(1000);
    await fulfilTurnover(gateway, 'member1');
    const [mine, theirs] = [await moves.balanceOf(token), await moves.balanceOf(agent)];
    const key = randomUUID();
    const answers = await Promise.all([send('1.25', key), send('1.25', key), send('1.25', key)]);
    expect(answers.some(({ success }) => success)).toBe(true);
    expect((await send('1.25', key)).success).toBe(true);
    expect(await moves.balanceOf(token)).toBe(mine - 1_25n);
    expect(await moves.balanceOf(agent)).toBe(theirs + 1_25n);
    const many = await Promise.all(
      Array.from({ length: 6 }, () => send(formatAmount(mine / 2n + 1n))),
    );
    expect(many.filter(({ success }) => success)).toHaveLength(1);
    expect(await moves.balanceOf(token)).toBeGreaterThanOrEqual(0n);
  });

  it('is counted by a call that waits while a bonus is credited', async () => {
    const before = await moves.balanceOf(token);
    const bonus = { username: 'member1', amount: 30_00n };
    const sent = await whileCrediting(gateway, bonus, () => send(formatAmount(before + 1_00n)));
    // The deposit has to be bet first.
    expect(sent).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    expect(await moves.balanceOf(token)).toBe(before + 30_00n);
  });
});
