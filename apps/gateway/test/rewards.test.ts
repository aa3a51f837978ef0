import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { parseAmount } from '../src/money/amount';
import { WRITTEN_WITHIN_MS } from '../src/platform/jobs';
import { listBonuses } from '../src/promotions/bonuses';
import { bonus } from '../src/promotions/schema';
import { remainingTurnoverOf, waitingBonuses } from '../src/wallet/waitingBonuses';
import { startGateway, type TestGateway } from './support/gateway';
import { skipOtherJobs } from './support/jobs';
import {
  accountIdOf,
  addBet,
  addReward,
  bookFunds,
  createPromotionCalls,
  holdings,
} from './support/promotions';
import { expectSoundLedger } from './support/wallet';

type Schemas = components['schemas'];

const DAY = 86_400_000;

describe('rewards', () => {
  let gateway: TestGateway;
  let token: string;
  let memberId: number;

  const { read, move } = createPromotionCalls(
    () => gateway,
    () => token,
  );

  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.login('member1');
    memberId = await accountIdOf(gateway, 'member1');
  });
  afterAll(() => gateway.close());

  describe('the reward centre', () => {
    it('[PROMO-04] credits a reward once, whoever repeats or races', async () => {
      const rewardId = await addReward(gateway, memberId);
      const before = await holdings(gateway, memberId);
      const key = randomUUID();
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, () => move('MCSFE_claimReward', { rewardId })),
        ...Array.from({ length: 4 }, () => move('MCSFE_claimReward', { rewardId }, key)),
      ]);
      expect(answers.some(({ success }) => success)).toBe(true);
      const receipts = new Set(
        answers
          .filter(({ success }) => success)
          .map(({ value }) => (value as Schemas['RewardReceipt']).transactionNumber),
      );
      expect(receipts.size).toBe(1);
      const after = await holdings(gateway, memberId);
      expect(after).toEqual({ money: before.money + 3_00n, points: before.points + 7n });
    });

    it('answers the saved receipt to the same key', async () => {
      const rewardId = await addReward(gateway, memberId, { points: 0 });
      const key = randomUUID();
      const first = await move('MCSFE_claimReward', { rewardId }, key);
      expect(first.value).toMatchObject({ amount: '3.00', points: 0 });
      const before = await holdings(gateway, memberId);
      expect((await move('MCSFE_claimReward', { rewardId }, key)).value).toEqual(first.value);
      expect(await holdings(gateway, memberId)).toEqual(before);
    });

    it('refuses what lapsed, and hides what is somebody else’s', async () => {
      const lapsed = await addReward(gateway, memberId, { expiresAt: new Date(gateway.now()) });
      expect(await move('MCSFE_claimReward', { rewardId: lapsed })).toMatchObject({
        errorCode: 'STATE_CONFLICT',
      });
      const foreign = await addReward(gateway, await accountIdOf(gateway, 'agent1'));
      for (const rewardId of [foreign, 'rw-none', '%'])
        expect(await move('MCSFE_claimReward', { rewardId })).toMatchObject({
          status: 404,
          errorCode: 'NOT_FOUND',
        });
    });

    it('[PROMO-04] lists claimable ones first and says what they are worth', async () => {
      const all = await read<Schemas['RewardPage']>('getRewardList?pageSize=100');
      const claimable = all.content.filter(({ status }) => status === 'claimable');
      expect(all.content.slice(0, claimable.length)).toEqual(claimable);
      expect(new Set(all.content.map(({ status }) => status))).toEqual(
        new Set(['claimable', 'claimed', 'expired']),
      );
      const worth = claimable.reduce((sum, { amount }) => sum + parseAmount(amount), 0n);
      expect(all.totals.claimableCount).toBe(claimable.length);
      expect(parseAmount(all.totals.claimableAmount)).toBe(worth);
      const some = await read<Schemas['RewardPage']>(
        'getRewardList?status=claimed&source=vip&pageSize=1',
      );
      expect(some).toMatchObject({
        pageSize: 1,
        totals: all.totals,
        content: [{ status: 'claimed', source: 'vip' }],
      });
    });
  });

  describe('the history of bonuses', () => {
    const add = async (creditedAt: number, more: Partial<typeof bonus.$inferInsert> = {}) => {
      const id = `bo-${randomUUID()}`;
      const at = new Date(creditedAt);
      const row = {
        id,
        accountId: memberId,
        transactionNumber: id,
        kind: 'daily',
        title: { EN: id, CN: id, ID: id },
      };
      const expiresAt = new Date(creditedAt + 30 * DAY);
      await gateway.db.insert(bonus).values({
        ...row,
        amount: 10_00n,
        points: 0,
        turnoverRequired: 50_00n,
        creditedAt: at,
        expiresAt,
        ...more,
      });
      return id;
    };
    const find = async (id: string) =>
      (await read<Schemas['BonusPage']>('getBonusDetails?pageSize=100')).content.find(
        (one) => one.bonusId === id,
      );

    it('counts the turnover of each from the owner’s bets since', async () => {
      const now = gateway.now();
      const id = await add(now);
      await addBet(gateway, memberId, 20_00n);
      await addBet(gateway, await accountIdOf(gateway, 'agent1'), 30_00n);
      expect(await find(id)).toMatchObject({
        state: 'active',
        turnoverDone: '20.00',
        turnoverRequired: '50.00',
      });
      await addBet(gateway, memberId, 99_00n);
      expect(await find(id)).toMatchObject({ state: 'completed', turnoverDone: '50.00' });
      const lapsed = await add(now - DAY, {
        turnoverRequired: 9_999_00n,
        expiresAt: new Date(now),
      });
      const cancelled = await add(now, { cancelledAt: new Date(now) });
      expect((await find(lapsed))?.state).toBe('expired');
      expect((await find(cancelled))?.state).toBe('cancelled');
    });

    it('[PROMO-04] filters by days, kind and state, and sums the whole range', async () => {
      for (const state of ['completed', 'expired', 'cancelled']) {
        const page = await read<Schemas['BonusPage']>(
          `getBonusDetails?state=${state}&startDate=${dayBefore(89)}&pageSize=100`,
        );
        expect(page.content.length, state).toBeGreaterThan(0);
        expect(new Set(page.content.map((one) => one.state))).toEqual(new Set([state]));
        const sum = page.content.reduce((total, { amount }) => total + parseAmount(amount), 0n);
        expect(parseAmount(page.totals.amount)).toBe(sum);
      }
      const all = await read<Schemas['BonusPage']>(
        'getBonusDetails?datePreset=previous30&pageSize=2',
      );
      expect(all.content).toHaveLength(2);
      expect(all.totalElements).toBeGreaterThan(2);
      const rebates = await read<Schemas['BonusPage']>(
        'getBonusDetails?datePreset=previous30&kind=rebate',
      );
      expect(rebates.content.every(({ kind }) => kind === 'rebate')).toBe(true);
    });

    it('takes a lapsed bonus back that was not played, of what is left of it, once', async () => {
      const { db } = gateway;
      await gateway.runJobs();
      const weak = await accountIdOf(gateway, 'weak1');
      const lapses = gateway.now() + DAY;
      const give = async (more: Partial<typeof bonus.$inferInsert> = {}) => {
        const transactionNumber = `tx-${await bookFunds(gateway, weak, 10_00n, 'BONUS')}`;
        const base = { accountId: weak, transactionNumber, expiresAt: new Date(lapses) };
        return add(gateway.now(), { ...base, ...more });
      };
      await bookFunds(gateway, weak, 30_00n);
      const kept = await give();
      const done = await give({ turnoverRequired: 5_00n });
      await addBet(gateway, weak, 5_00n);
      const asked = await leftOf(weak);
      gateway.pass(DAY + WRITTEN_WITHIN_MS - 1);
      await skipOtherJobs(gateway, 'promotions');
      await addBet(gateway, weak, 100_00n);
      const { money } = await holdings(gateway, weak);
      await gateway.runJobs();
      // A bet from before the expiry may still be written.
      expect((await holdings(gateway, weak)).money).toBe(money);
      gateway.pass(2 * WRITTEN_WITHIN_MS);
      await Promise.all([gateway.runJobs(), gateway.runJobs()]);
      await gateway.runJobs();
      expect((await holdings(gateway, weak)).money).toBe(money - 10_00n);
      const states = await stateOf(weak);
      expect([states.get(kept), states.get(done)]).toEqual(['expired', 'completed']);
      expect(asked).toBeGreaterThan(0n);
      await expectSoundLedger(db);
    });

    it('takes no more back than was there all the time, and asks for nothing after it', async () => {
      const first = await accountIdOf(gateway, 'first1');
      const transactionNumber = `tx-${await bookFunds(gateway, first, 25_00n, 'BONUS')}`;
      const expiresAt = new Date(gateway.now() + DAY);
      const more = { accountId: first, amount: 25_00n, turnoverRequired: 900_00n, expiresAt };
      const id = await add(gateway.now(), { ...more, transactionNumber });
      // All but 4.00 is lost in play; later deposits are the owner's own.
      const { money } = await holdings(gateway, first);
      await bookFunds(gateway, first, -(money - 4_00n), 'GAME_ROUND');
      await bookFunds(gateway, first, 200_00n);
      expect(await leftOf(first)).toBe(900_00n);
      gateway.pass(DAY + 2 * WRITTEN_WITHIN_MS);
      await skipOtherJobs(gateway, 'promotions');
      await gateway.runJobs();
      expect((await holdings(gateway, first)).money).toBe(200_00n);
      expect((await stateOf(first)).get(id)).toBe('expired');
      expect(await leftOf(first)).toBe(0n);
    });

    const leftOf = async (accountId: number) =>
      remainingTurnoverOf(await waitingBonuses(gateway.db, accountId));
    /** The states of an account's bonuses. */
    const stateOf = async (accountId: number) => {
      const span = { from: new Date(0), to: new Date(gateway.now() + 1) };
      const at = { now: new Date(gateway.now()), language: 'EN' };
      const { content } = await listBonuses(gateway.db, accountId, span, { pageSize: 100 }, at);
      return new Map(content.map(({ bonusId, state }) => [bonusId, state]));
    };
    const dayBefore = (days: number) =>
      new Date(gateway.now() - days * DAY).toISOString().slice(0, 10);
  });
});
