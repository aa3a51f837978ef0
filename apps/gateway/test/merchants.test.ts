import { eq, inArray, like, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, contractPayout } from '../src/contracts/schema';
import { toMessageId } from '../src/inbox/messageId';
import { message } from '../src/inbox/schema';
import { formatAmount } from '../src/money/amount';
import { entry, ledgerAccount } from '../src/money/schema';
import { readContract } from '../src/platform/contract';
import { WRITTEN_WITHIN_MS } from '../src/platform/jobs';
import { jobRun } from '../src/platform/schema';
import { pointReward } from '../src/points/schema';
import { promotion, reward, ticket } from '../src/promotions/schema';
import { account, session } from '../src/session/schema';
import { deposit } from '../src/wallet/schema';
import { createContractCalls, tier } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';
import { OTHER, OTHER_WIN, type OtherMerchant, startOther } from './support/otherMerchant';
import { accountIdOf, addBet, holdings } from './support/promotions';
import { exampleRequest } from './support/requests';
import { expectSoundLedger } from './support/wallet';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const { document, operations } = readContract();
/** Every operation that reads, except those that launch something. */
const READING = operations.filter(({ method, id }) => method === 'GET' && !/launch/i.test(id));

describe('two merchants on one database', () => {
  let first: TestGateway;
  let other: OtherMerchant;

  const dealings = createContractCalls(() => other.gateway);
  /** Calls every operation as one caller; returns the answers by operation. */
  const everything = async (gateway: TestGateway, token: string): Promise<Map<string, string>> => {
    const { merchant } = gateway.config;
    const answers = new Map<string, string>();
    for (const operation of READING) {
      const wanted: Record<string, string | null> = {};
      for (const { name, required } of operation.parameters) {
        if (!required) wanted[name] = name === 'pageSize' ? '50' : null;
        if (name === 'merchant' || name === 'merchantCode') wanted[name] = merchant;
      }
      const { url, headers } = exampleRequest(document, operation, wanted);
      const { body, statusCode } = await gateway.app.inject({
        url,
        headers: { ...headers, merchant, language: 'EN', authorization: `Bearer ${token}` },
      });
      expect(statusCode, operation.id).toBeLessThan(500);
      answers.set(operation.id, body);
    }
    return answers;
  };
  /** The balances of all accounts of a merchant, and how much was booked on them. */
  const balancesOf = (merchant: string) =>
    first.db
      .select({
        id: ledgerAccount.id,
        entries: sql<number>`count(${entry.id})::int`,
        held: sql<string>`coalesce(sum(${entry.amount}), 0)`,
      })
      .from(account)
      .innerJoin(ledgerAccount, eq(ledgerAccount.ownerId, account.id))
      .leftJoin(entry, eq(entry.ledgerAccountId, ledgerAccount.id))
      .where(eq(account.merchant, merchant))
      .groupBy(ledgerAccount.id)
      .orderBy(ledgerAccount.id);
  const keepSessions = () =>
    first.db
      .update(session)
      .set({ lastSeenAt: new Date(first.now()), createdAt: new Date(first.now()) });

  beforeAll(async () => {
    first = await startGateway();
    // At six o'clock no merchant's day ends before a test wants it to.
    first.pass(DAY + 6 * HOUR - (first.now() % DAY));
    other = await startOther(first);
    await first.runJobs();
    await other.gateway.runJobs();
  });
  afterAll(async () => {
    await other.gateway.close();
    await first.close();
  });

  it('show nothing of one to the other, whatever is asked for', async () => {
    const { agent, member, gateway } = other;
    const offered = await dealings.offered(agent.username, member.username, 20, { kind: 'daily' });
    const ofOther = [OTHER, offered, formatAmount(OTHER_WIN)];
    for (const username of ['agent1', 'member1']) {
      const answers = await everything(first, await first.login(username));
      expect(
        [...answers.values()].filter((one) => one.includes('"success":true')).length,
      ).toBeGreaterThan(50);
      for (const [operation, answer] of answers)
        for (const mark of ofOther) expect(answer, `${username} ${operation}`).not.toContain(mark);
    }
    const { db } = first;
    const ofFirst = [
      ...(await db
        .select({ mark: promotion.id })
        .from(promotion)
        .where(ne(promotion.merchant, OTHER))),
      ...(await db
        .select({ mark: pointReward.id })
        .from(pointReward)
        .where(ne(pointReward.merchant, OTHER))),
      ...(await db
        .select({ mark: account.username })
        .from(account)
        .where(ne(account.merchant, OTHER))),
      ...(await db
        .select({ mark: contract.id })
        .from(contract)
        .where(ne(contract.merchant, OTHER))),
    ].map(({ mark }) => `"${mark}"`);
    expect(ofFirst.length).toBeGreaterThan(200);
    for (const { username } of [agent, member]) {
      const answers = await everything(gateway, await gateway.login(username));
      expect([...answers.values()].filter((one) => one.includes(OTHER)).length).toBeGreaterThan(5);
      for (const [operation, answer] of answers) {
        const said = new Set(answer.match(/"(?:[^"\\]|\\.)*"/g));
        const leaked = ofFirst.filter((mark) => said.has(mark));
        expect(leaked, `${username} ${operation}`).toEqual([]);
      }
    }
  });

  it('know no session, no promotion and no id of the other', async () => {
    const { gateway, member } = other;
    const [own, theirs] = [await first.login('member1'), await gateway.login(member.username)];
    for (const [at, token] of [
      [first, theirs],
      [gateway, own],
    ] as const)
      expect(await at.call('GET', '/wps/member/info', { token })).toMatchObject({ status: 401 });
    const [inbox] = await first.db.select().from(message).where(eq(message.accountId, member.id));
    const calls: [string, object][] = [
      ['/wps/relay/MCSFE_signUpPromotionJoin', { promotionId: `${OTHER}-ask` }],
      ['/wps/relay/MCSFE_claimReward', { rewardId: `${OTHER}-reward` }],
      ['/wps/relay/MCSFE_openTicket', { ticketId: `${OTHER}-ticket` }],
      [
        '/wps/relay/MCS2_claimRafflePromotion',
        { promotionId: `${OTHER}-egg`, ticketId: `${OTHER}-ticket` },
      ],
    ];
    for (const [url, body] of calls) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answer = await first.call('POST', url, { token: own, body, headers });
      expect(answer, url).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    }
    const path = `/wps/messages/${toMessageId(inbox?.id ?? 0)}`;
    expect((await first.call('GET', path, { token: own })).success).toBe(false);
    expect(await first.db.$count(reward, eq(reward.id, `${OTHER}-reward`))).toBe(1);
    expect(await first.db.$count(ticket, eq(ticket.openedAt, new Date(first.now())))).toBe(0);
  });

  it('are settled and paid each by its own work, all of it and no more', async () => {
    const { gateway, agent, member } = other;
    const wages = await dealings.agreed([agent.username, member.username], 'realtime', [tier(50)]);
    await gateway.call('POST', '/wps/relay/MCSFE_signUpPromotionJoin', {
      token: await gateway.login(member.username),
      body: { promotionId: `${OTHER}-ask` },
    });
    const slot = (Math.floor(first.now() / (5 * MINUTE)) + 1) * 5 * MINUTE;
    first.pass(slot - first.now() + 1);
    await addBet(gateway, member.id, 300_00n);
    await addBet(first, await accountIdOf(first, 'member1'), 1_00n);
    // Settled before, and due by now.
    const due = new Date(slot);
    await first.db.insert(contractPayout).values({
      ...{ id: `${OTHER}-payout`, contractId: wages, kind: 'realtime', status: 'pending' },
      ...{ payerId: agent.id, payeeId: member.id, rate: 50, amount: 1_00n, activeMembers: 1 },
      ...{ periodBet: 200_00n, periodProfitLoss: 0n, startAt: new Date(0), endAt: due, dueAt: due },
    });
    const before = await balancesOf(OTHER);
    const held = await holdings(gateway, member.id);
    first.pass(5 * MINUTE + WRITTEN_WITHIN_MS);
    for (let turn = 0; turn < 3; turn += 1) await first.runJobs();
    // The first merchant's jobs have run, and nothing of the other's was touched.
    expect(await balancesOf(OTHER)).toEqual(before);
    const payouts = () =>
      first.db
        .select()
        .from(contractPayout)
        .where(eq(contractPayout.contractId, wages))
        .orderBy(contractPayout.startAt);
    expect(await payouts()).toMatchObject([{ id: `${OTHER}-payout`, status: 'pending' }]);
    const own = await balancesOf('parlour');
    for (let turn = 0; turn < 3; turn += 1) await gateway.runJobs();
    expect(await payouts()).toMatchObject([
      { status: 'paid', amount: 1_00n },
      { status: 'paid', amount: 1_50n, periodBet: 300_00n },
    ]);
    // The salaries and the bonus that pays automatically; a point for each 0.50 of the two bets.
    const after = await holdings(gateway, member.id);
    expect(after.money).toBe(held.money + 1_00n + 1_50n + 2_00n);
    expect(after.points).toBe(held.points + 620n);
    expect(await balancesOf('parlour')).toEqual(own);
    await expectSoundLedger(first.db);
  });

  it('have deposits and sessions that only their own work ends', async () => {
    const { gateway, member } = other;
    const token = await gateway.login(member.username);
    const at = new Date(first.now());
    const base = {
      ...{ accountId: member.id, methodId: 'dm-wallet', amount: 40_00n, fee: 0n, steps: [] },
      ...{ createdAt: at, expiresAt: at },
    };
    await first.db.insert(deposit).values([
      { ...base, id: `${OTHER}-late`, state: 'PENDING' },
      { ...base, id: `${OTHER}-paid`, state: 'PROCESSING', dueAt: at },
    ]);
    const states = async () => {
      const isIt = eq(deposit.accountId, member.id);
      const rows = await first.db.select().from(deposit).where(isIt).orderBy(deposit.id);
      return rows.map(({ state }) => state);
    };
    first.pass(40 * MINUTE);
    for (let turn = 0; turn < 2; turn += 1) await first.runJobs();
    expect(await states()).toEqual(['PENDING', 'PROCESSING']);
    expect(await gateway.call('GET', '/wps/member/info', { token })).toMatchObject({ status: 200 });
    for (let turn = 0; turn < 2; turn += 1) await gateway.runJobs();
    expect(await states()).toEqual(['EXPIRED', 'SUCCEEDED']);
  });

  it('reward friends, places on the board and teams of their own', async () => {
    const { gateway, agent, member } = other;
    await keepSessions();
    const rewardsOf = async (merchant: string) =>
      first.db
        .select({ id: reward.id, reason: reward.reason, accountId: reward.accountId })
        .from(reward)
        .innerJoin(account, eq(account.id, reward.accountId))
        .where(eq(account.merchant, merchant))
        .orderBy(reward.id);
    const [mine, theirs] = [await rewardsOf('parlour'), await rewardsOf(OTHER)];
    await first.db
      .update(account)
      .set({ vipLevel: 0 })
      .where(inArray(account.id, [member.id]));
    const money = (await holdings(gateway, agent.id)).money;
    first.pass(8 * DAY);
    // Unrelated jobs are skipped: they would have too much to catch up with.
    for (const job of ['contract-real-time', 'contract-wages', 'points'])
      await first.db
        .update(jobRun)
        .set({ doneUntil: new Date(first.now()) })
        .where(like(jobRun.name, `%:${job}`));
    for (let turn = 0; turn < 3; turn += 1) await first.runJobs();
    expect(await rewardsOf(OTHER)).toEqual(theirs);
    expect((await holdings(gateway, agent.id)).money).toBe(money);
    const [raised] = await first.db.select().from(account).where(eq(account.id, member.id));
    expect(raised?.vipLevel).toBe(0);
    const settled = await rewardsOf('parlour');
    expect(settled.length).toBeGreaterThanOrEqual(mine.length);
    for (let turn = 0; turn < 3; turn += 1) await gateway.runJobs();
    expect(await rewardsOf('parlour')).toEqual(settled);
    const fresh = (await rewardsOf(OTHER)).filter(({ id }) => !theirs.some((one) => one.id === id));
    expect(fresh.map(({ accountId }) => accountId)).toEqual([member.id]);
    expect(fresh[0]?.reason).toMatch(/^leaderboard/);
    // 0.6 % of the 310.00 that the member has bet.
    expect((await holdings(gateway, agent.id)).money).toBe(money + 1_86n);
    const [own] = await first.db.select().from(account).where(eq(account.id, member.id));
    expect(own?.vipLevel).toBe(1);
  });
});
