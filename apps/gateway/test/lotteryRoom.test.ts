import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountDay } from '../src/agent/schema';
import { WAGERS } from '../src/demo/game/draw/wagers';
import { demoTicket } from '../src/demo/schema';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { listLotteries } from '../src/lottery/lotteries';
import { drawnNumbers } from '../src/lottery/numbers';
import { runningDraw } from '../src/lottery/schedule';
import { parseAmount } from '../src/money/amount';
import { txn } from '../src/money/schema';
import { createContractCalls } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';
import { launchedBy, lotteryEvery, roomOf } from './support/lotteryRoom';
import { joinMember } from './support/openSession';
import { catalogue } from './support/template';

type Schemas = components['schemas'];

const MINUTE = 60_000;

describe('the lottery room', () => {
  let gateway: TestGateway;
  let token: string;
  let launchToken: string;
  let room: ReturnType<typeof roomOf>;
  let lottery: ReturnType<typeof lotteryEvery>;
  let member: Awaited<ReturnType<typeof joinMember>>;
  let session: Awaited<ReturnType<(typeof member)['openSession']>>;

  const balance = async () => {
    const { value } = await gateway.call('GET', '/wps/v2/wallets/balance', { token });
    return parseAmount((value as { balance: string }).balance);
  };
  const rowOf = async (id: string) =>
    (await gateway.db.select().from(bet).where(eq(bet.id, id)))[0];
  const paymentsOf = (id: string) =>
    gateway.db.select().from(txn).where(eq(txn.idempotencyKey, id));

  /** Picks for the open draw that pay something; the numbers are those that will be drawn. */
  async function winning(stake: string): Promise<Schemas['DemoTicketRequest']> {
    const [wager] = WAGERS[lottery.group];
    if (wager === undefined) throw new Error('No wager');
    const { seconds, group, game } = lottery;
    const offsetMinutes = gateway.config.utcOffsetMinutes;
    const { index } = runningDraw({ seconds, offsetMinutes }, new Date(gateway.now()));
    const numbers = drawnNumbers(group, game.gameCode, index);
    const picks =
      wager.code === 'SUM'
        ? [String(numbers.reduce((sum, face) => sum + Number(face), 0))]
        : numbers.slice(0, wager.count);
    return { ...room.ticket(await room.openDraw(), stake), picks };
  }

  beforeAll(async () => {
    gateway = await startGateway();
    lottery = lotteryEvery(gateway, 60);
  });
  beforeEach(async () => {
    // Each test begins at the start of a draw.
    gateway.pass(MINUTE - (gateway.now() % MINUTE) + 1000);
    member = await joinMember(gateway);
    await createContractCalls(() => gateway).fund(member.username, 100_00n);
    session = await member.openSession();
    token = session.token;
    launchToken = await launchedBy(gateway, token, `nodeId=${lottery.game.nodeId}`);
    room = roomOf(gateway, launchToken);
  });
  afterAll(() => gateway.close());

  it('[RV-08] shows the open draw by its own clock, the last results, and no ticket yet', async () => {
    const { now, draw, results, tickets, lotteries } = await room.room();
    expect(Date.parse(now)).toBe(gateway.now());
    expect(Date.parse(draw?.closesAt ?? '')).toBeGreaterThan(gateway.now());
    expect(results).toHaveLength(5);
    expect(results[0]?.numbers).not.toEqual([]);
    expect([tickets, lotteries]).toEqual([[], []]);
  });

  it('[RV-08] takes the stake at once, and records an open bet that its owner can tell', async () => {
    const draw = await room.openDraw();
    const key = randomUUID();
    const body = room.ticket(draw, '2.00');
    const bought = await room.buy(body, key);
    expect(bought.value).toMatchObject({ ticket: { win: null, stake: '2.00' }, balance: '98.00' });
    expect((await room.buy(body, key)).value).toEqual(bought.value);
    expect(await balance()).toBe(98_00n);
    const { ticketId } = (bought.value as Schemas['DemoTicketReceipt']).ticket;
    const { nodeId } = lottery.game;
    expect(await rowOf(ticketId)).toMatchObject({ isOpen: true, payout: 0n, stake: 200n, nodeId });
    for (const [state, ids] of [
      ['OPEN', [ticketId]],
      ['SETTLED', []],
    ] as const) {
      const { value } = await session.get(`/wps/wallet/bets?state=${state}`);
      const { content } = value as Schemas['BettingRecordPage'];
      expect(content.map(({ betId }) => betId)).toEqual(ids);
    }
    expect((await room.room()).tickets).toEqual([expect.objectContaining({ ticketId, win: null })]);
  });

  it('[RV-08] refuses a draw that has closed or is not the open one, and takes nothing', async () => {
    const draw = await room.openDraw();
    gateway.pass(Date.parse(draw.closesAt) - gateway.now());
    const closed = { status: 409, errorCode: 'STATE_CONFLICT' };
    expect(await room.buy(room.ticket(draw, '1.00'))).toMatchObject(closed);
    gateway.pass(Date.parse(draw.drawAt) - gateway.now());
    expect(await room.buy(room.ticket(draw, '1.00'))).toMatchObject(closed);
    expect(await balance()).toBe(100_00n);
    const next = await room.openDraw();
    expect(next.numero).not.toBe(draw.numero);
    expect(await room.buy(room.ticket(next, '1.00'))).toMatchObject({ status: 200 });
  });

  it('[RV-08] refuses picks that do not fit, and lotteries of another launch', async () => {
    const body = room.ticket(await room.openDraw(), '1.00');
    for (const picks of [[], ['x'], [...body.picks, '1']])
      expect(await room.buy({ ...body, picks }), String(picks)).toMatchObject({ status: 400 });
    const other = lotteryEvery(gateway, 120).game.gameCode;
    expect(await room.read(other)).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect(await room.buy({ ...body, gameCode: other })).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('[RV-08] opens no game of another kind', async () => {
    const headers = { 'x-launch-token': launchToken };
    const ended = { errorCode: 'LAUNCH_EXPIRED' };
    for (const [path, body] of [
      ['round', { stake: '0.20' }],
      ['table', { stake: '0.20', place: 'TIE' }],
    ] as const) {
      const keyed = { ...headers, 'idempotency-key': randomUUID() };
      const played = await gateway.call('POST', `/wps/play/${path}`, { body, headers: keyed });
      expect(played, path).toMatchObject(ended);
    }
    expect(await gateway.call('GET', '/wps/play/matches', { headers })).toMatchObject(ended);
    expect(await balance()).toBe(100_00n);
  });

  it('[RV-08] pays once, however many settle at the same time, and keeps the sums of the day', async () => {
    const { value } = await room.buy(await winning('1.00'));
    const { ticket } = value as Schemas['DemoTicketReceipt'];
    const before = await balance();
    gateway.pass(MINUTE);
    await Promise.all([room.read(), gateway.runJobs(), room.read(), gateway.runJobs()]);
    const { tickets } = await room.room();
    const settled = tickets.find(({ ticketId }) => ticketId === ticket.ticketId);
    const win = parseAmount(settled?.win ?? '0.00');
    expect(win).toBeGreaterThan(0n);
    expect(await paymentsOf(ticket.ticketId)).toHaveLength(1);
    const won = tickets.reduce((sum, { win: each }) => sum + parseAmount(each ?? '0.00'), 0n);
    expect(await balance()).toBe(before + won);
    expect(await rowOf(ticket.ticketId)).toMatchObject({ isOpen: false, payout: win });
    const [day] = await gateway.db
      .select()
      .from(accountDay)
      .where(eq(accountDay.accountId, member.accountId));
    expect(day).toMatchObject({ bets: 1, stake: 100n, payout: won });
  });

  it('[RV-08] pays after the player has logged out', async () => {
    const { value } = await room.buy(await winning('1.00'));
    const { ticketId } = (value as Schemas['DemoTicketReceipt']).ticket;
    await gateway.call('DELETE', '/wps/session/logout', { token });
    gateway.pass(MINUTE);
    expect(await room.read()).toMatchObject({ errorCode: 'LAUNCH_EXPIRED' });
    await gateway.runJobs();
    expect((await rowOf(ticketId))?.payout).toBeGreaterThan(0n);
    expect(await paymentsOf(ticketId)).toHaveLength(1);
  });

  it('[RV-08] pays whatever is left open of lotteries that are gone', async () => {
    const { value } = await room.buy(await winning('1.00'));
    const { ticketId } = (value as Schemas['DemoTicketReceipt']).ticket;
    const [sold] = await gateway.db.select().from(demoTicket).where(eq(demoTicket.id, ticketId));
    if (sold === undefined) throw new Error('No ticket');
    const left = { ...sold, ledgerAccountId: 1, gameCode: 'gone' };
    const gone = Array.from({ length: 200 }, () => ({ ...left, id: randomUUID() }));
    await gateway.db.insert(demoTicket).values(gone);
    gateway.pass(MINUTE);
    await gateway.runJobs();
    expect((await rowOf(ticketId))?.payout).toBeGreaterThan(0n);
  });

  it('[RV-08] [SP-03] an open ticket counts against limits', async () => {
    const limit = { kind: 'STAKE', period: 'DAY', amount: '3.00' };
    expect(await session.put('/wps/saferPlay/limit', limit)).toMatchObject({ status: 200 });
    const body = room.ticket(await room.openDraw(), '2.00');
    expect(await room.buy(body)).toMatchObject({ status: 200 });
    expect(await room.buy(body)).toMatchObject({ errorCode: 'PLAY_LIMIT_REACHED' });
    expect(await balance()).toBe(98_00n);
  });

  it('[RV-08] a lobby lists the lotteries of its vendor, each of which opens', async () => {
    const { vassalage, gameType } = lottery.game;
    const query = `vassalage=${vassalage}&gameType=${gameType}`;
    const lobby = roomOf(gateway, await launchedBy(gateway, token, query));
    const { lotteries, draw } = await lobby.room();
    expect(draw).toBeNull();
    const codes = lotteries.flatMap(({ games }) => games.map(({ gameCode }) => gameCode));
    expect(codes).toContain(lottery.game.gameCode);
    const opened = await lobby.openDraw(lottery.game.gameCode);
    const { value } = await lobby.buy(lobby.ticket(opened, '0.20'));
    const { ticketId } = (value as Schemas['DemoTicketReceipt']).ticket;
    expect(await rowOf(ticketId)).toMatchObject({ nodeId: lottery.game.nodeId });
  });

  it('[RV-08] a free trial buys and wins with play money alone', async () => {
    const free = listLotteries(catalogue).find(({ game }) => game.supportPlay === 0);
    const url = `/wps/game/launchFreePlay?nodeId=${free?.game.nodeId}`;
    const { value, status } = await gateway.call('GET', url);
    expect(status).toBe(200);
    const { hash } = new URL((value as Schemas['GameLaunch']).gameUrl);
    const trial = roomOf(gateway, new URLSearchParams(hash.slice(1)).get('launch') ?? '');
    const bought = await trial.buy(trial.ticket(await trial.openDraw(), '1.00'));
    expect(bought.value).toMatchObject({ balance: '499.00' });
    const { ticketId } = (bought.value as Schemas['DemoTicketReceipt']).ticket;
    expect(await rowOf(ticketId)).toBeUndefined();
    gateway.pass((free?.seconds ?? 0) * 1000);
    const { tickets } = await trial.room();
    expect(tickets[0]?.win).not.toBeNull();
  });

  it('[RV-08] a room that is only looked at does not keep a session alive', async () => {
    for (let minutes = 0; minutes < 31; minutes += 10) {
      gateway.pass(10 * MINUTE);
      await room.read();
    }
    expect(await room.read()).toMatchObject({ errorCode: 'LAUNCH_EXPIRED' });
  });
});
