import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { givePrizes } from '../src/promotions/leaderboard';
import { WEEK_PRIZES } from '../src/promotions/missionTable';
import { type Period, periodOf } from '../src/promotions/periods';
import { missionClaim, reward } from '../src/promotions/schema';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';
import {
  accountIdOf,
  addBet,
  bookFunds,
  concurrently,
  createPromotionCalls,
  holdings,
  tally,
} from './support/promotions';

type Schemas = components['schemas'];

const HOUR = 3_600_000;
const SLOTS = 'ms-20-spins';

describe('missions', () => {
  let gateway: TestGateway;
  let token: string;
  let memberId: number;

  const { read, move } = createPromotionCalls(
    () => gateway,
    () => token,
  );
  const mission = async (missionId: string) => {
    const { content } = await read<Schemas['MissionPage']>('getMissionList?pageSize=100');
    return content.find((one) => one.missionId === missionId);
  };
  const claim = (missionId: string) => move('MCSFE_claimMission', { missionId });
  const spin = (rounds: number, more: object = {}) =>
    Promise.all(Array.from({ length: rounds }, () => addBet(gateway, memberId, 10n, more)));
  /** Goes to some hours after the start of the next Monday, so that no period ends meanwhile. */
  const goToMonday = async (hours: number) => {
    const { to } = periodOf('W', new Date(gateway.now()), 0);
    gateway.pass(to.getTime() - gateway.now() + hours * HOUR);
    token = await gateway.login('member1');
  };

  beforeAll(async () => {
    gateway = await startGateway();
    memberId = await accountIdOf(gateway, 'member1');
    await goToMonday(1);
  });
  afterAll(() => gateway.close());

  it('[PROMO-04] count real rounds, bets, wins, deposits and logins of their own period', async () => {
    expect(await mission('ms-day-login')).toMatchObject({ status: 'claimable', current: '1.00' });
    await spin(19);
    await spin(3, { gameType: 'LIVE', stake: 10_00n, payout: 2_50n });
    await spin(5, { playedAt: new Date(gateway.now() - 2 * HOUR) });
    expect(await mission(SLOTS)).toMatchObject({ status: 'inProgress', current: '19.00' });
    expect(await mission('ms-week-bet')).toMatchObject({ current: '31.90' });
    expect(await mission('ms-half-live')).toMatchObject({ gameCategory: 'LIVE' });
    expect(await mission('ms-day-win')).toMatchObject({ status: 'claimable', current: '7.50' });
    await bookFunds(gateway, memberId, 120_00n);
    await bookFunds(gateway, memberId, 500_00n, 'BONUS');
    expect(await mission('ms-week-deposit')).toMatchObject({
      current: '120.00',
      status: 'inProgress',
    });
    expect(await claim(SLOTS)).toMatchObject({ status: 409, errorCode: 'STATE_CONFLICT' });
    await spin(1);
    expect(await mission(SLOTS)).toMatchObject({ status: 'claimable', current: '20.00' });
  });

  it('are paid once a period, whatever races', async () => {
    const before = await holdings(gateway, memberId);
    expect(tally(await concurrently(10, () => claim(SLOTS)))).toEqual({
      done: 1,
      STATE_CONFLICT: 9,
    });
    const after = await holdings(gateway, memberId);
    expect(after).toEqual({ money: before.money + 2_00n, points: before.points + 20n });
    expect((await mission(SLOTS))?.status).toBe('claimed');
    expect(await claim('ms-none')).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
  });

  it('end unreached, and start anew with the next day', async () => {
    await goToMonday(9);
    expect(await mission('ms-day-early')).toMatchObject({ status: 'expired', current: '0.00' });
    expect(await claim('ms-day-early')).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await mission(SLOTS)).toMatchObject({ status: 'inProgress', current: '0.00' });
    const { content } = await read<Schemas['MissionPage']>(
      'getMissionList?period=W&status=inProgress',
    );
    expect(content.map(({ period, status }) => [period, status])).toEqual([
      ['W', 'inProgress'],
      ['W', 'inProgress'],
    ]);
  });

  it('[PROMO-04] sum up in the summary', async () => {
    await claim('ms-day-login');
    await spin(20);
    const { content } = await read<Schemas['MissionPage']>('getMissionList?pageSize=100');
    const count = (...statuses: string[]) =>
      content.filter(({ status }) => statuses.includes(status)).length;
    const summary = await read<Schemas['MissionSummary']>('getMissionSummaryDetails');
    expect(summary).toMatchObject({
      totalMissions: content.length,
      completedMissions: count('claimable', 'claimed'),
      claimableMissions: count('claimable'),
      missionPoints: 10,
      leaderboardRank: 1,
      nextPrizeAt: null,
    });
    expect(summary.periods.map(({ period }) => period)).toEqual(['D', 'W', 'H', 'M']);
  });

  it('[PROMO-04] rank who took most on the board of the week, names masked', async () => {
    const others = await gateway.db.select().from(account).where(eq(account.type, 0));
    const rivals = others.filter(({ id }) => id !== memberId).slice(0, 30);
    const periodStart = periodOf('W', new Date(gateway.now()), 0).from;
    const rows = rivals.map(({ id }, at) => ({
      accountId: id,
      missionId: 'ms-week-bet',
      periodStart,
      missionPoints: 5 + Math.floor(at / 2) * 10,
      claimedAt: new Date(gateway.now() - at * 1000),
    }));
    await gateway.db.insert(missionClaim).values(rows);
    const board = await read<Schemas['MissionLeaderboard']>('getMissionLeaderboard?pageSize=20');
    expect(board).toMatchObject({
      period: 'W',
      totalElements: 31,
      totalPages: 2,
      endsAt: periodOf('W', new Date(gateway.now()), 0).to.toISOString(),
    });
    const points = board.content.map(({ missionPoints }) => missionPoints);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(board.content.map(({ rank }) => rank)).toEqual(points.map((_, at) => at + 1));
    expect(board.content.filter(({ prizeAmount }) => prizeAmount !== null)).toHaveLength(
      WEEK_PRIZES.length,
    );
    for (const row of board.content) expect(row.account).toMatch(/^.{1,2}\*{3}.{1,2}$/);
    const second = await read<Schemas['MissionLeaderboard']>('getMissionLeaderboard?pageNo=2');
    expect(second.content).toContainEqual(board.own);
    expect(board.own).toMatchObject({ missionPoints: 10, account: 'me***r1', prizeAmount: null });
    const summary = await read<Schemas['MissionSummary']>('getMissionSummaryDetails');
    expect(summary.nextPrizeAt).toBe(points[WEEK_PRIZES.length - 1]);
    expect(summary.leaderboardRank).toBe(board.own?.rank);
  });

  it('pay the prizes of a week once, when it has ended', async () => {
    const board = await read<Schemas['MissionLeaderboard']>('getMissionLeaderboard');
    const week = periodOf('W', new Date(gateway.now()), 0);
    const { merchant } = gateway.config;
    const giveAt = async (now: Date) => {
      await gateway.db.transaction((tx) => givePrizes(tx, { merchant, now, offsetMinutes: 0 }));
      const isPrize = eq(reward.reason, `leaderboard ${week.from.toISOString()}`);
      return gateway.db.select().from(reward).where(isPrize);
    };
    expect(await giveAt(new Date(week.to.getTime() - 1))).toHaveLength(0);
    await giveAt(week.to);
    // Written late, it would have won; but prizes are given only once.
    await gateway.db.insert(missionClaim).values({
      accountId: memberId,
      missionId: 'ms-late',
      periodStart: week.from,
      missionPoints: 9_999,
      claimedAt: new Date(week.to.getTime() - 1),
    });
    const prizes = await giveAt(new Date(week.to.getTime() + HOUR));
    const amounts = prizes.map(({ amount }) => amount);
    expect(amounts.sort((a, b) => Number(b - a))).toEqual([...WEEK_PRIZES]);
    expect(board.own?.rank).toBeGreaterThan(WEEK_PRIZES.length);
    expect(prizes.map(({ accountId }) => accountId)).not.toContain(memberId);
  });

  const PERIODS: readonly [Period, string, number, string, string][] = [
    ['D', '2026-03-14T23:30:00', 60, '2026-03-14T23:00', '2026-03-15T23:00'],
    ['W', '2026-03-15T12:00:00', 0, '2026-03-09T00:00', '2026-03-16T00:00'],
    ['W', '2026-03-16T00:00:00', 0, '2026-03-16T00:00', '2026-03-23T00:00'],
    ['H', '2026-02-15T23:59:00', 0, '2026-02-01T00:00', '2026-02-16T00:00'],
    ['H', '2026-02-16T00:00:00', 0, '2026-02-16T00:00', '2026-03-01T00:00'],
    ['M', '2026-12-31T23:30:00', 60, '2026-12-31T23:00', '2027-01-31T23:00'],
  ];

  it.each(PERIODS)('[PROMO-01] keep to the merchant’s %s: %s at %i minutes east', (...row) => {
    const [period, moment, offset, ...span] = row;
    const { from, to } = periodOf(period, new Date(`${moment}Z`), offset);
    expect([from, to].map((one) => one.toISOString().slice(0, 16))).toEqual(span);
  });
});
