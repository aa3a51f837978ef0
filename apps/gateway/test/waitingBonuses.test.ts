import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { formatAmount, parseAmount } from '../src/money/amount';
import { houseAccount, post, walletOf } from '../src/money/ledger';
import { passed } from '../src/money/postings';
import type { reward } from '../src/promotions/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { accountIdOf, addBet, addReward, addTicket, drawn, moving } from './support/promotions';
import { expectSoundLedger } from './support/wallet';
import { withdrawalsOf } from './support/withdrawals';

type Schemas = components['schemas'];

describe('bonuses that wait for turnover', () => {
  let gateway: TestGateway;
  let own: Awaited<ReturnType<typeof withdrawalsOf>>;
  let memberId: number;

  beforeAll(async () => {
    gateway = await startGateway();
    own = await withdrawalsOf(gateway);
    memberId = await accountIdOf(gateway, 'member1');
  });
  beforeEach(async () => {
    gateway.pass(86_400_000);
    await own.logIn();
  });
  afterAll(async () => {
    await expectSoundLedger(gateway.db);
    await gateway.close();
  });

  const claim = async (more: Partial<typeof reward.$inferInsert> = {}) => {
    const rewardId = await addReward(gateway, memberId, { points: 0, ...more });
    const answer = await moving(gateway, own.token())('MCSFE_claimReward', { rewardId });
    expect(answer).toMatchObject({ success: true });
    gateway.pass(1000);
  };
  /** A round as a game books it, and the bet that counts for it. */
  const play = async (stake: bigint, win: bigint) => {
    const at = new Date(gateway.now());
    await gateway.db.transaction(async (tx) => {
      const { account: wallet, merchant, currency } = await walletOf(tx, memberId);
      const house = await houseAccount(tx, { merchant, kind: 'test', currency });
      const postings = [...passed(wallet, house, stake), ...passed(house, wallet, win)];
      const base = { scope: 'test', key: randomUUID(), requestHash: '', at };
      await post(tx, { ...base, kind: 'GAME_ROUND', postings });
    });
    await addBet(gateway, memberId, stake, { payout: win });
    gateway.pass(1000);
  };
  /** Loses all free money in play. */
  const loseOwn = async () => play(parseAmount((await own.options()).availableAmount), 0n);
  /** The parts of the answer that are tested here. */
  const readState = async () => {
    const { availableAmount, turnoverLeft, waitingAmount, waitingBonuses } = await own.options();
    return { availableAmount, turnoverLeft, waitingAmount, waiting: waitingBonuses };
  };
  const workOff = async () => {
    await addBet(gateway, memberId, 100_000_00n);
    gateway.pass(1000);
  };

  it('[WAL-02] keep back themselves alone: what was free before a claim can still be withdrawn', async () => {
    const before = await own.options();
    const free = await own.balance();
    expect(before).toMatchObject({ availableAmount: formatAmount(free), waitingBonuses: [] });
    await claim({ amount: 2_00n, turnoverMultiple: 3 });
    expect(await readState()).toMatchObject({
      availableAmount: formatAmount(free),
      turnoverLeft: '6.00',
      waitingAmount: '2.00',
      waiting: [
        {
          amount: '2.00',
          waitingAmount: '2.00',
          turnoverRequired: '6.00',
          turnoverLeft: '6.00',
          takenBackAmount: '2.00',
          freedAmount: '0.00',
        },
      ],
    });
    const tooMuch = await own.ask({ amount: formatAmount(free + 1n) });
    expect(tooMuch).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    const all = await own.ask({ amount: formatAmount(free) });
    expect(all).toMatchObject({ success: true });
    expect(await own.balance()).toBe(2_00n);
    await own.takeBack((all.value as Schemas['Withdrawal']).withdrawalId);
    expect(await readState()).toMatchObject({ availableAmount: formatAmount(free) });
    await workOff();
    expect(await readState()).toMatchObject({
      availableAmount: formatAmount(free + 2_00n),
      turnoverLeft: '0.00',
      waitingAmount: '0.00',
      waiting: [],
    });
  });

  it('keep back what was won with them, not what own money won or what is paid in', async () => {
    await claim({ amount: 10_00n, turnoverMultiple: 9 });
    const before = parseAmount((await own.options()).availableAmount);
    await play(5_00n, 25_00n);
    const free = before + 20_00n;
    expect(await readState()).toMatchObject({
      availableAmount: formatAmount(free),
      turnoverLeft: '85.00',
      waitingAmount: '10.00',
    });
    await loseOwn();
    await workOff();
    await claim({ amount: 10_00n, turnoverMultiple: 9 });
    await play(await own.balance().then((all) => all - 10_00n), 0n);
    await play(4_00n, 12_00n);
    expect(await readState()).toMatchObject({
      availableAmount: '0.00',
      waitingAmount: '18.00',
      waiting: [
        { amount: '10.00', waitingAmount: '18.00', takenBackAmount: '10.00', freedAmount: '8.00' },
      ],
    });
    const fields = { methodId: 'dm-wallet', amount: '40.00' };
    await own.open({ token: own.token(), url: '/wps/wallet/deposits', fields });
    await own.passSeconds(15);
    await own.passSeconds(15);
    expect(await readState()).toMatchObject({ availableAmount: '40.00', waitingAmount: '18.00' });
    await workOff();
  });

  it('keep back nothing any more once they are lost, however much is left to bet', async () => {
    await claim({ amount: 10_00n, turnoverMultiple: 9 });
    await play(await own.balance(), 0n);
    const fields = { methodId: 'dm-wallet', amount: '40.00' };
    await own.open({ token: own.token(), url: '/wps/wallet/deposits', fields });
    await own.passSeconds(15);
    await own.passSeconds(15);
    expect(await readState()).toEqual({
      availableAmount: '40.00',
      turnoverLeft: '0.00',
      waitingAmount: '0.00',
      waiting: [],
    });
  });

  it('never let more leave than is free, however a claim and withdrawals meet', async () => {
    const free = parseAmount((await own.options()).availableAmount);
    const rewardId = await addReward(gateway, memberId, { amount: 30_00n, turnoverMultiple: 5 });
    const [taken, ...asked] = await Promise.all([
      moving(gateway, own.token())('MCSFE_claimReward', { rewardId }),
      own.ask({ amount: formatAmount(free) }),
      own.ask({ amount: formatAmount(free) }),
    ]);
    expect(taken).toMatchObject({ success: true });
    expect(asked.filter(({ success }) => success)).toHaveLength(1);
    expect(await own.balance()).toBe(30_00n);
    expect(await readState()).toMatchObject({ availableAmount: '0.00', waitingAmount: '30.00' });
    await workOff();
  });

  it('[PROMO-03] say their condition before they are taken', async () => {
    const read = async (path: string) =>
      (await gateway.call('GET', `/wps/relay/MCSFE_${path}`, { token: own.token() })).value;
    const ticketId = await addTicket(gateway, memberId, drawn(gateway.now()));
    const { content: tickets } = (await read(
      'getTicketList?pageSize=100',
    )) as Schemas['TicketPage'];
    const ticket = tickets.find((one) => one.ticketId === ticketId);
    expect(ticket).toMatchObject({ prize: { amount: '5.00' }, turnoverMultiple: 1 });
    const raffle = { promotionId: ticket?.promotionId, ticketId };
    await moving(gateway, own.token())('MCS2_claimRafflePromotion', raffle);
    expect(await readState()).toMatchObject({
      waiting: [{ amount: '5.00', turnoverRequired: '5.00' }],
    });
    await workOff();
    const { content: missions } = (await read(
      'getMissionList?pageSize=100',
    )) as Schemas['MissionPage'];
    for (const mission of missions) expect(mission.turnoverMultiple).toBe(1);
    expect(await read('getRebates')).toMatchObject({ turnoverMultiple: 0 });
  });
});
