import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { houseAccount, walletOf } from '../src/money/ledger';
import { lockBalances } from '../src/money/lockBalances';
import { entry } from '../src/money/schema';
import { WRITTEN_WITHIN_MS } from '../src/platform/jobs';
import { PROMOTIONS_HOUSE } from '../src/promotions/credit';
import { participation } from '../src/promotions/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { liftRestriction } from './support/loginUnrestricted';
import {
  accountIdOf,
  addApplication,
  addBet,
  addParticipation,
  addPromotion,
  addReward,
  createPromotionCalls,
  holdings,
  moving,
  tally,
} from './support/promotions';
import { untilSomebodyWaits } from './support/wallet';

type Schemas = components['schemas'];
type Status = Schemas['PromotionStatus'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** For each status: the action it offers, and the outcome of joining, applying, cancelling and claiming. */
const STEPS: Record<Status, readonly [action: string, ...outcomes: string[]]> = {
  openToRegister: ['join', 'joined', 'STATE_CONFLICT', 'NOT_FOUND', 'NOT_FOUND'],
  joined: ['requestReward', 'STATE_CONFLICT', 'applying', 'STATE_CONFLICT', 'NOT_FOUND'],
  applying: ['cancelRequest', 'STATE_CONFLICT', 'STATE_CONFLICT', 'joined', 'NOT_FOUND'],
  rejected: ['requestReward', 'STATE_CONFLICT', 'applying', 'STATE_CONFLICT', 'NOT_FOUND'],
  issued: ['viewHistory', 'STATE_CONFLICT', 'STATE_CONFLICT', 'NOT_FOUND', 'NOT_FOUND'],
  claimed: ['none', 'STATE_CONFLICT', 'STATE_CONFLICT', 'STATE_CONFLICT', 'STATE_CONFLICT'],
  inProgress: ['none', 'STATE_CONFLICT', 'STATE_CONFLICT', 'NOT_FOUND', 'NOT_FOUND'],
  closed: ['none', 'PROMOTION_CLOSED', 'PROMOTION_CLOSED', 'STATE_CONFLICT', 'STATE_CONFLICT'],
  comingSoon: ['none', 'STATE_CONFLICT', 'STATE_CONFLICT', 'NOT_FOUND', 'NOT_FOUND'],
  claim: ['claimReward', 'STATE_CONFLICT', 'STATE_CONFLICT', 'STATE_CONFLICT', 'claimed'],
};

describe('promotions', () => {
  let gateway: TestGateway;
  let token: string;
  let memberId: number;

  const { relay, promotionOf, post } = createPromotionCalls(
    () => gateway,
    () => token,
  );
  const list = async (query = '', of?: string) => {
    const url = `${relay('getPromotionList')}?pageSize=100${query}`;
    const { value } = await gateway.call('GET', url, of === undefined ? {} : { token: of });
    return (value as Schemas['PromotionPage']).content;
  };

  /** A promotion in a status, with the application or reward that belongs to it. */
  async function inStatus(status: Status) {
    const now = gateway.now();
    const windows = {
      comingSoon: { startsAt: new Date(now + HOUR) },
      closed: { startsAt: new Date(now - 3 * HOUR), endsAt: new Date(now - HOUR) },
      inProgress: { goal: 'bet', goalAmount: 1_000_000_00n },
    } as Partial<Record<Status, object>>;
    const offered = await addPromotion(gateway, windows[status]);
    const none = { ...offered, applicationId: 'ap-none', rewardId: 'rw-none' };
    if (status === 'openToRegister' || status === 'comingSoon') return none;
    const states: Partial<Record<Status, string>> = {
      inProgress: 'joined',
      claim: 'granted',
      closed: 'granted',
    };
    const own = { ...offered, accountId: memberId, state: states[status] ?? status };
    const participationId = await addParticipation(gateway, own);
    if (status === 'issued' || status === 'inProgress') return none;
    const answers: Partial<Record<Status, string>> = {
      applying: 'applying',
      rejected: 'rejected',
      joined: 'cancelled',
    };
    const applicationId = await addApplication(
      gateway,
      participationId,
      answers[status] ?? 'issued',
    );
    if (!['claim', 'claimed', 'closed'].includes(status)) return { ...none, applicationId };
    const rewardId = await addReward(gateway, memberId, {
      source: 'promotion',
      promotionId: offered.promotionId,
      participationId,
      claimedAt: status === 'claimed' ? new Date(now) : null,
      expiresAt: status === 'closed' ? new Date(now - 1) : null,
    });
    return { ...offered, applicationId, rewardId };
  }

  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.login('member1');
    memberId = await accountIdOf(gateway, 'member1');
    await gateway.runJobs();
  });
  afterAll(() => gateway.close());

  it('[PROMO-01] offers every kind and period, and lists what is asked for', async () => {
    const all = await list('', token);
    const kinds = [
      'newbie',
      'daily',
      'vip',
      'rebate',
      'cashBack',
      'redEnvelope',
      'prizeWheel',
      'goldenEgg',
    ];
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(new Set(all.map(({ period }) => period))).toEqual(new Set(['D', 'W', 'H', 'M', null]));
    for (const query of ['kind=vip', 'period=W', 'status=claim']) {
      const [field = '', wanted] = query.split('=');
      const found = await list(`&${query}`, token);
      expect(found.length).toBeGreaterThan(0);
      for (const one of found) expect(one[field as keyof typeof one], query).toBe(wanted);
    }
    const first = all.findIndex(({ action }) => action === 'none');
    expect(all.slice(first).map(({ action }) => action)).not.toContain('join');
  });

  it('[PROMO-02] shows a guest no more than what is open, comes or is over', async () => {
    const statuses = new Set((await list()).map(({ status }) => status));
    expect(statuses).toEqual(new Set(['openToRegister', 'comingSoon', 'closed']));
  });

  it('[PROMO-02] shows member1 of the demo every status and every action', async () => {
    const all = await list('', token);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(Object.keys(STEPS)));
    const actions = new Set(Object.values(STEPS).map(([action]) => action));
    expect(new Set(all.map(({ action }) => action))).toEqual(actions.add('openTicket'));
  });

  it.each(Object.entries(STEPS))(
    '[PROMO-02] %s allows its own step and no other',
    async (status, [action, ...outcomes]) => {
      for (const [at, outcome] of outcomes.entries()) {
        const { promotionId, applicationId, rewardId } = await inStatus(status as Status);
        expect(await promotionOf(promotionId)).toMatchObject({ status, action });
        const step = [
          () => post('signUpPromotionJoin', { promotionId }),
          () => post('signUpRequestReward', { promotionId, remark: 'x', imageIds: [] }),
          () => post('cancelRewardRequest', { applicationId }),
          () => moving(gateway, token)('MCSFE_claimReward', { rewardId }),
        ][at];
        const isAllowed = outcome in STEPS;
        const cell = `${status}, step ${at}`;
        expect((await step?.())?.errorCode, cell).toBe(isAllowed ? null : outcome);
        expect((await promotionOf(promotionId)).status, cell).toBe(isAllowed ? outcome : status);
      }
    },
  );

  it('[PROMO-02] pays by itself once when that is how it pays', async () => {
    const { promotionId } = await addPromotion(gateway, {
      payout: 'automatic',
      goal: 'bet',
      goalAmount: 10_00n,
    });
    await post('signUpPromotionJoin', { promotionId });
    await addBet(gateway, memberId, 10_00n);
    // The salaries for the same bet may come in between.
    const { account: wallet } = await walletOf(gateway.db, memberId);
    const bonuses = () =>
      gateway.db
        .select({ amount: entry.amount })
        .from(entry)
        .where(and(eq(entry.ledgerAccountId, wallet), eq(entry.kind, 'BONUS')))
        .orderBy(entry.id);
    const before = await bonuses();
    for (let turn = 0; turn < 3; turn += 1) {
      gateway.pass(MINUTE);
      await gateway.runJobs();
    }
    expect(await promotionOf(promotionId)).toMatchObject({
      status: 'issued',
      action: 'viewHistory',
    });
    expect(await bonuses()).toEqual([...before, { amount: 1_00n }]);
  });

  it('[PROMO-02] pays a share by itself when all of its time is over and written', async () => {
    const accountId = await accountIdOf(gateway, 'first1');
    const startsAt = new Date(gateway.now());
    const endsAt = new Date(gateway.now() + 10 * MINUTE);
    const share = { bonusAmount: null, bonusRate: 1_000, goal: 'bet' };
    const offered = await addPromotion(gateway, {
      payout: 'automatic',
      ...share,
      startsAt,
      endsAt,
    });
    await addParticipation(gateway, { ...offered, accountId, state: 'joined' });
    await addBet(gateway, accountId, 100_00n);
    const { money } = await holdings(gateway, accountId);
    const workAfter = async (ms: number) => {
      gateway.pass(endsAt.getTime() + ms - gateway.now());
      await gateway.runJobs();
    };
    await workAfter(-MINUTE);
    await workAfter(WRITTEN_WITHIN_MS - MINUTE / 2);
    expect((await holdings(gateway, accountId)).money).toBe(money);
    await addBet(gateway, accountId, 50_00n, { playedAt: new Date(endsAt.getTime() - 1) });
    await addBet(gateway, accountId, 70_00n, { playedAt: endsAt });
    await workAfter(WRITTEN_WITHIN_MS + MINUTE);
    expect((await holdings(gateway, accountId)).money).toBe(money + 15_00n);
  });

  it('pays several at once and stands in nobody’s way who is being paid meanwhile', async () => {
    const offered = await addPromotion(gateway, {
      payout: 'automatic',
      goal: 'bet',
      goalAmount: 10_00n,
    });
    const names = ['weak1', 'newip1'];
    const [one = 0, other = 0] = await Promise.all(names.map((name) => accountIdOf(gateway, name)));
    for (const accountId of [one, other]) {
      await addParticipation(gateway, { ...offered, accountId, state: 'joined' });
      await addBet(gateway, accountId, 10_00n);
    }
    const before = await Promise.all([one, other].map((id) => holdings(gateway, id)));
    gateway.pass(2 * MINUTE);
    const { account: wallet } = await walletOf(gateway.db, other);
    const house = await houseAccount(gateway.db, {
      merchant: 'parlour',
      kind: PROMOTIONS_HOUSE,
      currency: 'USD',
    });
    let work: Promise<void> = Promise.resolve();
    await gateway.db.transaction(async (tx) => {
      // In the order in which a movement locks: lower ids first.
      const [first = 0, second = 0] = [wallet, house].sort((a, b) => a - b);
      await lockBalances(tx, [first]);
      work = gateway.runJobs();
      await untilSomebodyWaits(tx);
      await lockBalances(tx, [second]);
    });
    await work;
    const after = await Promise.all([one, other].map((id) => holdings(gateway, id)));
    expect(after.map(({ money }) => money)).toEqual(before.map(({ money }) => money + 1_00n));
  });

  it('gives the last place to one, and none to others', async () => {
    const names = ['member1', 'agent1', 'cove1'];
    await liftRestriction(gateway, 'expired1');
    const tokens = await Promise.all(names.map((name) => gateway.login(name)));
    const { promotionId } = await addPromotion(gateway, { capacity: 1 });
    expect((await promotionOf(promotionId)).remaining).toBe(1);
    const answers = await Promise.all(
      tokens.map((by) => post('signUpPromotionJoin', { promotionId }, by)),
    );
    expect(tally(answers)).toEqual({ done: 1, PROMOTION_CLOSED: 2 });
    const taken = await gateway.db
      .select()
      .from(participation)
      .where(eq(participation.promotionId, promotionId));
    expect(taken).toHaveLength(1);
  });

  it('starts anew with the next period', async () => {
    const { promotionId } = await addPromotion(gateway, {
      period: 'D',
      startsAt: new Date(gateway.now() - 48 * HOUR),
    });
    await post('signUpPromotionJoin', { promotionId });
    expect((await promotionOf(promotionId)).status).toBe('joined');
    gateway.pass(24 * HOUR);
    token = await gateway.login('member1');
    expect((await promotionOf(promotionId)).status).toBe('openToRegister');
  });

  it('answers what is not the caller’s as if it were not there', async () => {
    const agent = await gateway.login('agent1');
    const own = { ...(await addPromotion(gateway)), accountId: memberId, state: 'applying' };
    const applicationId = await addApplication(
      gateway,
      await addParticipation(gateway, own),
      'applying',
    );
    const hidden = await addPromotion(gateway, { minimumVip: 9 });
    const [foreign, unknown] = await Promise.all(
      [applicationId, 'ap-none'].map((id) =>
        post('cancelRewardRequest', { applicationId: id }, agent),
      ),
    );
    expect(foreign).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    expect({ ...foreign, headers: {} }).toEqual({ ...unknown, headers: {} });
    const { promotionId } = hidden;
    expect(await post('signUpPromotionJoin', { promotionId })).toMatchObject({
      errorCode: 'NOT_FOUND',
    });
  });
});
