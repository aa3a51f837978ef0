import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { formatAmount, parseAmount } from '../src/money/amount';
import { type Answer, startGateway, type TestGateway } from './support/gateway';
import { createTeamReader } from './support/team';
import { expectSoundLedger, fulfilTurnover, movesOf } from './support/wallet';

type Schemas = components['schemas'];

const OWN = 'LNW';
const OWN_GAME = 2000;
const OTHER_GAME = 48_043;

describe("a game's wallet", () => {
  let gateway: TestGateway;
  let moves: ReturnType<typeof movesOf>;
  let member = '';

  const launch = async (query: string, token = member) => {
    const { value } = await gateway.call('GET', `/wps/game/launchGame?${query}`, { token });
    const { gameUrl } = value as Schemas['GameLaunch'];
    return new URLSearchParams(new URL(gameUrl).hash.slice(1)).get('launch') ?? '';
  };
  const open = async (launchToken: string) => {
    const headers = { 'x-launch-token': launchToken };
    const { value } = await gateway.call('GET', '/wps/play/session', { headers });
    return value as Schemas['GameSession'];
  };
  const round = (launchToken: string, stake: string, key: string = randomUUID()) =>
    gateway.call('POST', '/wps/play/round', {
      body: { stake },
      headers: { 'x-launch-token': launchToken, 'idempotency-key': key },
    });
  const played = ({ value }: Answer) => value as Schemas['DemoRound'];
  /** The balances of the main wallet and at the vendor. */
  const balances = async (token = member) => {
    const { value } = await gateway.call('GET', '/wps/v2/wallets/balance', { token });
    const { balance, vendorWallets } = value as Schemas['WalletBalance'];
    const own = vendorWallets.find(({ vassalage }) => vassalage === OWN)?.balance ?? '0.00';
    return { main: parseAmount(balance), own: parseAmount(own) };
  };
  const between = (from: string, to: string, amount: string) => {
    const url = '/wps/relay/GCS_walletTransfer';
    return moves.open({ token: member, url, fields: { from, to, amount } });
  };
  const restore = () => moves.open({ token: member, url: '/wps/wallet/restore' });

  beforeAll(async () => {
    gateway = await startGateway({ VENDOR_WALLETS: `${OWN},KTA` });
    moves = movesOf(gateway);
    await fulfilTurnover(gateway, 'member1');
  });
  beforeEach(async () => {
    member = await gateway.login('member1');
    await restore();
  });
  afterAll(async () => {
    await expectSoundLedger(gateway.db);
    await gateway.close();
  });

  it('[WAL-01] is the one at its vendor: balance, bets and wins move there', async () => {
    await between('MAIN', OWN, '40.00');
    const before = await balances();
    const token = await launch(`nodeId=${OWN_GAME}`);
    expect(await open(token)).toMatchObject({ balance: '40.00', playMoney: false });
    let expected = before.own;
    for (let n = 0; n < 8; n += 1) {
      const key = randomUUID();
      const { win, balance, roundId } = played(await round(token, '1.00', key));
      expected += parseAmount(win) - 1_00n;
      expect(parseAmount(balance)).toBe(expected);
      expect(played(await round(token, '1.00', key)).roundId).toBe(roundId);
      const [row] = await gateway.db.select().from(bet).where(eq(bet.id, roundId));
      expect(row).toMatchObject({ stake: 1_00n, payout: parseAmount(win), vassalage: OWN });
    }
    expect(await balances()).toEqual({ main: before.main, own: expected });
    expect((await restore()).value).toMatchObject({ vendors: [{ vassalage: OWN }, {}] });
    expect(await balances()).toEqual({ main: before.main + expected, own: 0n });
  });

  it('[WAL-01] is that of the lobby as well, and holds nothing before something was moved there', async () => {
    const newcomer = await gateway.login('newip1').catch(() => gateway.login('agent1'));
    const before = await balances(newcomer);
    expect(before.own).toBe(0n);
    for (const query of [`nodeId=${OWN_GAME}`, `vassalage=${OWN}&gameType=RNG`]) {
      const token = await launch(query, newcomer);
      expect(await open(token)).toMatchObject({ balance: '0.00' });
      expect(await round(token, '0.20')).toMatchObject({ errorCode: 'INSUFFICIENT_FUNDS' });
    }
    expect(await balances(newcomer)).toEqual(before);
  });

  it('[WAL-01] is the main one at a vendor where members have none', async () => {
    await between('MAIN', OWN, '10.00');
    const before = await balances();
    const token = await launch(`nodeId=${OTHER_GAME}`);
    expect(parseAmount((await open(token)).balance)).toBe(before.main);
    const { win } = played(await round(token, '2.00'));
    expect(await balances()).toEqual({
      main: before.main - 2_00n + parseAmount(win),
      own: before.own,
    });
  });

  it('[WAL-01] gives back all that it holds while it is played on', async () => {
    const start = await balances();
    for (let turn = 0; turn < 5; turn += 1) {
      await between('MAIN', OWN, '5.00');
      const token = await launch(`nodeId=${OWN_GAME}`);
      const answers = await Promise.all([
        round(token, '1.00'),
        round(token, '1.00'),
        restore(),
        round(token, '1.00'),
      ]);
      expect(answers[2]).toMatchObject({ status: 200, errorCode: null });
      const codes = answers.map(({ errorCode }) => errorCode ?? 'INSUFFICIENT_FUNDS');
      expect(new Set(codes)).toEqual(new Set(['INSUFFICIENT_FUNDS']));
      const won = answers
        .filter((answer, at) => at !== 2 && answer.success)
        .reduce((sum, answer) => sum + parseAmount(played(answer).win) - 1_00n, 0n);
      await restore();
      const now = await balances();
      expect(now).toEqual({ main: start.main + won, own: 0n });
      start.main = now.main;
    }
  });

  it('counts like the main one for the agent above: in the list, its order and the sum', async () => {
    const { members, read } = createTeamReader(() => gateway);
    const asSeen = async () => {
      const { content } = await members('scope=all&sort=balance&order=desc&pageSize=100');
      const { money } = await read<'TeamOverview'>('team/overview');
      return { places: content.map((one) => [one.account, one.balance]), sum: money.teamBalance };
    };
    const { main, own } = await balances();
    expect(own).toBe(0n);
    const before = await asSeen();
    expect(before.places).toContainEqual(['member1', formatAmount(main)]);
    // Nearly all of it, to two vendors.
    await between('MAIN', 'KTA', '30.00');
    await between('MAIN', OWN, formatAmount(main - 31_00n));
    expect(await balances()).toEqual({ main: 1_00n, own: main - 31_00n });
    expect(await asSeen()).toEqual(before);
  });
});
