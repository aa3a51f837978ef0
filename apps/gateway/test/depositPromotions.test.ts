import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { bonus, participation, reward, ticket } from '../src/promotions/schema';
import { account } from '../src/session/schema';
import { deposit } from '../src/wallet/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { limitExceeded } from './support/limitExceeded';
import {
  accountIdOf,
  addParticipation,
  addPromotion,
  holdings,
  moving,
} from './support/promotions';
import { expectSoundLedger, movesOf } from './support/wallet';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const relay = (name: string) => `/wps/relay/MCSFE_${name}`;
/** A bonus for deposits of 100.00 in total. */
const FOR_DEPOSITS = { goal: 'deposit', goalAmount: 100_00n, bonusAmount: 20_00n } as const;

describe('a deposit for a promotion', () => {
  let gateway: TestGateway;
  let token: string;
  let owner: typeof account.$inferSelect;
  let ownerId: number;
  let moves: ReturnType<typeof movesOf>;

  const begin = (promotionId: string, amount = '100.00', key = randomUUID()) => {
    const fields = { methodId: 'dm-wallet', amount, promotionId };
    return moves.open({ token, url: '/wps/wallet/deposits', fields, key });
  };
  /** A promotion that starts now, so that earlier deposits do not count. */
  const offered = (more: Parameters<typeof addPromotion>[1] = {}) => {
    gateway.pass(1000);
    return addPromotion(gateway, { ...FOR_DEPOSITS, startsAt: new Date(gateway.now()), ...more });
  };
  /** Runs everything that is due in some minutes. */
  const wait = async (minutes: number) => {
    for (let n = 0; n < minutes * 2; n += 1) {
      await moves.passSeconds(30);
      if (n % 2 === 1) await gateway.runJobs();
    }
    // What was booked at a moment counts only after it.
    gateway.pass(1);
  };
  const detailOf = async (promotionId: string) => {
    const url = `${relay('getPromotionDetails')}?promotionId=${promotionId}`;
    return (await gateway.call('GET', url, { token })).value as Schemas['PromotionDetail'];
  };
  const statusOf = async (promotionId: string) => (await detailOf(promotionId)).promotion.status;
  const rewardsOf = (promotionId: string) =>
    gateway.db
      .select()
      .from(reward)
      .where(and(eq(reward.promotionId, promotionId), eq(reward.accountId, ownerId)));
  const money = async () => (await holdings(gateway, ownerId)).money;
  const join = (promotionId: string) =>
    gateway.call('POST', relay('signUpPromotionJoin'), { token, body: { promotionId } });

  beforeAll(async () => {
    gateway = await startGateway();
    moves = movesOf(gateway);
    const isPlain = and(eq(account.type, 0), eq(account.vipLevel, 0), isNull(account.mobileNum));
    const [someone] = await gateway.db.select().from(account).where(isPlain).limit(1);
    if (someone === undefined) throw new Error('Nobody of the demo has the lowest level');
    owner = someone;
    ownerId = someone.id;
    await gateway.runJobs();
  });
  beforeEach(async () => {
    token = await gateway.login(owner.username);
  });
  afterAll(async () => {
    await expectSoundLedger(gateway.db);
    await gateway.close();
  });

  it('brings a bonus that is asked for, once, and by the word of the desk', async () => {
    const { promotionId } = await offered({ turnoverMultiple: 2 });
    const before = await money();
    await begin(promotionId);
    expect(await statusOf(promotionId)).toBe('openToRegister');
    await wait(1);
    expect(await statusOf(promotionId)).toBe('applying');
    expect(await money()).toBe(before + 100_00n);
    await begin(promotionId).then((again) =>
      expect(again).toMatchObject({ status: 409, errorCode: 'STATE_CONFLICT' }),
    );
    await wait(4);
    expect(await statusOf(promotionId)).toBe('claim');
    const [given, ...others] = await rewardsOf(promotionId);
    expect(others).toEqual([]);
    expect(given).toMatchObject({ amount: 20_00n, turnoverMultiple: 2 });
    const claim = () => moving(gateway, token)('MCSFE_claimReward', { rewardId: given?.id });
    expect(await claim()).toMatchObject({ success: true });
    expect(await claim()).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await money()).toBe(before + 120_00n);
    expect(await begin(promotionId)).toMatchObject({ errorCode: 'STATE_CONFLICT' });
  });

  it('brings a bonus that comes by itself, once, whoever joined before', async () => {
    for (const joinsBefore of [true, false]) {
      const { promotionId } = await offered({ payout: 'automatic' });
      if (joinsBefore) await join(promotionId);
      const before = await money();
      await begin(promotionId);
      await wait(3);
      expect(await money()).toBe(before + 120_00n);
      expect(await statusOf(promotionId)).toBe('issued');
      await wait(2);
      expect(await money()).toBe(before + 120_00n);
    }
    const bonuses = await gateway.db.select().from(bonus).where(eq(bonus.accountId, ownerId));
    expect(bonuses.filter(({ amount }) => amount === 20_00n)).toHaveLength(3);
  });

  it('brings tickets', async () => {
    const { promotionId } = await offered({
      kind: 'goldenEgg',
      payout: 'tickets',
      goalAmount: 40_00n,
      bonusAmount: null,
    });
    await begin(promotionId);
    await wait(3);
    const held = await gateway.db.select().from(ticket).where(eq(ticket.promotionId, promotionId));
    expect(held).toHaveLength(2);
    expect(await begin(promotionId)).toMatchObject({ success: true });
    await wait(1);
  });

  it('takes part only once it is paid, and waits for the goal, for words and for pictures', async () => {
    const short = await offered();
    const worded = await offered({ needsRemark: true });
    const bets = await addPromotion(gateway, { goal: 'bet', goalAmount: 0n, bonusAmount: 1_00n });
    const unpaid = await offered();
    await begin(short.promotionId, '60.00');
    await begin(unpaid.promotionId, '100.99');
    await wait(1);
    expect(await statusOf(short.promotionId)).toBe('inProgress');
    await begin(worded.promotionId, '100.00');
    await begin(bets.promotionId, '10.00');
    await wait(1);
    expect(await statusOf(worded.promotionId)).toBe('joined');
    expect(await statusOf(bets.promotionId)).toBe('joined');
    expect(await statusOf(unpaid.promotionId)).toBe('openToRegister');
    // Earlier deposits count too, as for members who join by hand.
    expect(await statusOf(short.promotionId)).toBe('joined');
    await begin(short.promotionId, '10.00');
    await wait(1);
    expect(await statusOf(short.promotionId)).toBe('applying');
  });

  it('is refused where it would bring nothing', async () => {
    const now = gateway.now();
    const closed = { startsAt: new Date(now - 2 * MINUTE), endsAt: new Date(now - MINUTE) };
    const full = await offered({ capacity: 1 });
    const other = await accountIdOf(gateway, 'agent1');
    await addParticipation(gateway, { ...full, accountId: other, state: 'joined' });
    const had = await offered();
    await addParticipation(gateway, { ...had, accountId: ownerId, state: 'claimed' });
    const large = await offered({ minimumDeposit: 50_00n });
    const refusals: [string, string, string][] = [
      ['pr-none', '100.00', 'NOT_FOUND'],
      [(await addPromotion(gateway, { minimumVip: 3 })).promotionId, '100.00', 'NOT_FOUND'],
      [(await addPromotion(gateway, closed)).promotionId, '100.00', 'STATE_CONFLICT'],
      [
        (await addPromotion(gateway, { startsAt: new Date(now + MINUTE) })).promotionId,
        '100.00',
        'STATE_CONFLICT',
      ],
      [full.promotionId, '100.00', 'STATE_CONFLICT'],
      [had.promotionId, '100.00', 'STATE_CONFLICT'],
    ];
    expect(await begin(large.promotionId, '49.99')).toMatchObject(
      limitExceeded('promotionMin', '50.00'),
    );
    const before = await gateway.db.$count(deposit);
    for (const [promotionId, amount, errorCode] of refusals)
      expect(await begin(promotionId, amount), errorCode).toMatchObject({ errorCode });
    expect(await gateway.db.$count(deposit)).toBe(before);
    expect(await begin(large.promotionId, '50.00')).toMatchObject({ success: true });
    await wait(1);
  });

  it('is credited although its promotion has filled up or ended meanwhile', async () => {
    const { promotionId, periodStart } = await offered({ capacity: 1 });
    const before = await money();
    const { value } = await begin(promotionId);
    const other = await accountIdOf(gateway, 'agent1');
    await addParticipation(gateway, {
      promotionId,
      periodStart,
      accountId: other,
      state: 'joined',
    });
    await wait(2);
    expect(await money()).toBe(before + 100_00n);
    const { depositId } = value as Schemas['Deposit'];
    const [row] = await gateway.db.select().from(deposit).where(eq(deposit.id, depositId));
    expect(row?.state).toBe('SUCCEEDED');
    const isOfOwner = and(
      eq(participation.promotionId, promotionId),
      eq(participation.accountId, ownerId),
    );
    expect(await gateway.db.select().from(participation).where(isOfOwner)).toEqual([]);
    expect(await rewardsOf(promotionId)).toEqual([]);
  });
});
