import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRight } from '../src/demo/game/sports/odds';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { parseAmount } from '../src/money/amount';
import { startGateway, type TestGateway } from './support/gateway';
import { done } from './support/openSession';
import { playerAt } from './support/play';

type Schemas = components['schemas'];
type Pick = Schemas['DemoPick'];

describe('[RV-08] the sports page', () => {
  let gateway: TestGateway;
  let launchToken: string;

  const launch = async (token: string) => {
    const url = '/wps/game/launchGame?vassalage=BTI';
    const { gameUrl } = done(await gateway.call('GET', url, { token })) as Schemas['GameLaunch'];
    return new URLSearchParams(new URL(gameUrl).hash.slice(1)).get('launch') ?? '';
  };
  const headers = () => ({ 'x-launch-token': launchToken });
  const read = async () =>
    done(
      await gateway.call('GET', '/wps/play/matches', { headers: headers() }),
    ) as Schemas['DemoMatches'];
  /** One pick of each of the last matches, which are not under way. */
  const picks = async (count: number): Promise<Pick[]> => {
    const { matches } = await read();
    return matches.slice(-count).map(({ matchId, picks: [first] }) => {
      if (first === undefined) throw new Error(`Nothing is offered of ${matchId}`);
      return { matchId, ...first };
    });
  };
  const slip = (
    body: Partial<Schemas['DemoSlipRequest']> & { picks: Pick[] },
    { path = 'slip', key = randomUUID() } = {},
  ) =>
    gateway.call('POST', `/wps/play/${path}`, {
      body: { stake: '1.00', type: 'SINGLES', ...body },
      headers: { ...headers(), 'idempotency-key': key },
    });
  const balance = async (token: string) => {
    const { value } = await gateway.call('GET', '/wps/v2/wallets/balance', { token });
    return parseAmount((value as Schemas['WalletBalance']).balance);
  };

  let token: string;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(async () => {
    token = await gateway.login('member1');
    launchToken = await launch(token);
  });
  afterAll(() => gateway.close());

  it('[RV-08] is what sports open, with three matches under way', async () => {
    const { value } = await gateway.call('GET', '/wps/play/session', { headers: headers() });
    const none = { payTable: null, placePays: null };
    expect(value).toMatchObject({ kind: 'SPORTS', gameType: 'SPORTS', ...none });
    const { matches, asOf, changesAt } = await read();
    expect(matches.filter(({ minute }) => minute > 0)).toHaveLength(3);
    expect(Date.parse(changesAt) - Date.parse(asOf)).toBeGreaterThan(0);
    gateway.pass(60_000);
    expect((await read()).matches).not.toEqual(matches);
  });

  it('[RV-08] pays by the goals that it tells, and books one bet', async () => {
    for (const type of ['SINGLES', 'MULTIPLE', 'SINGLES', 'MULTIPLE'] as const) {
      const chosen = await picks(3);
      const before = await balance(token);
      const quoted = done(await slip({ picks: chosen, type }, { path: 'quote' }));
      const quote = quoted as Schemas['DemoSlipQuote'];
      const placed = done(await slip({ picks: chosen, type })) as Schemas['DemoSlip'];
      expect(placed).toMatchObject({ type, stake: quote.stake, totalOdds: quote.totalOdds });
      expect(quote.stake).toBe(type === 'SINGLES' ? '3.00' : '1.00');
      for (const { pick, homeScore, awayScore, goals, won } of placed.picks) {
        const home = homeScore + goals.filter(({ side }) => side === 'HOME').length;
        expect(won).toBe(isRight(pick, home, homeScore + awayScore + goals.length - home));
      }
      const right = placed.picks.filter(({ won }) => won);
      const singles = right.reduce((sum, { odds }) => sum + parseAmount(odds), 0n);
      const together = right.length === 3 ? parseAmount(quote.totalOdds ?? '0.00') : 0n;
      const win = parseAmount(placed.win);
      expect(win).toBe(type === 'SINGLES' ? singles : together);
      expect(await balance(token)).toBe(before - parseAmount(quote.stake) + win);
      const [row] = await gateway.db.select().from(bet).where(eq(bet.id, placed.roundId));
      expect(row).toMatchObject({ stake: parseAmount(quote.stake), payout: win });
    }
  });

  it('[RV-08] refuses odds that have moved and takes nothing; the new ones are taken', async () => {
    const chosen = await picks(2);
    const before = await balance(token);
    gateway.pass(60_000);
    expect(await slip({ picks: chosen })).toMatchObject({
      status: 409,
      errorCode: 'STATE_CONFLICT',
    });
    expect(await balance(token)).toBe(before);
    const quoted = done(await slip({ picks: chosen }, { path: 'quote' }));
    const { picks: now } = quoted as Schemas['DemoSlipQuote'];
    expect(now).not.toEqual(chosen);
    const accepted = now.map(({ odds, ...pick }) => ({ ...pick, odds: odds ?? '' }));
    expect(await slip({ picks: accepted })).toMatchObject({ status: 200 });
  });

  it('[RV-08] offers no match that is over, and says so in the quote', async () => {
    const [first] = await picks(1);
    const gone = [{ ...(first as Pick), matchId: 'm3-1' }];
    const { value } = await slip({ picks: gone }, { path: 'quote' });
    expect(value).toMatchObject({ picks: [{ odds: null }], canWin: null });
    expect(await slip({ picks: gone })).toMatchObject({ errorCode: 'STATE_CONFLICT' });
  });

  it('[RV-08] plays once for one key', async () => {
    const [key, chosen] = [randomUUID(), await picks(1)];
    const first = await slip({ picks: chosen }, { key });
    expect((await slip({ picks: chosen }, { key })).value).toEqual(first.value);
    expect((await slip({ picks: chosen }, { key })).status).toBe(200);
  });

  it('[RV-08] odds that are only looked at do not keep a session alive', async () => {
    for (let minutes = 0; minutes < 31; minutes += 10) {
      gateway.pass(10 * 60_000);
      await gateway.call('GET', '/wps/play/matches', { headers: headers() });
    }
    const late = await gateway.call('GET', '/wps/play/matches', { headers: headers() });
    expect(late).toMatchObject({ errorCode: 'LAUNCH_EXPIRED' });
  });

  it('[RV-08] takes as many picks as it says, and no more', async () => {
    const { value } = await gateway.call('GET', '/wps/play/session', { headers: headers() });
    const { mostPicks } = (value as Schemas['GameSession']).slipRules ?? { mostPicks: 0 };
    const quote = async (count: number) =>
      (await slip({ picks: await picks(count) }, { path: 'quote' })).status;
    expect(await quote(mostPicks)).toBe(200);
    expect(await quote(mostPicks + 1)).toBe(400);
  });

  it('[RV-08] takes one pick of a match, stakes of the list, and nothing beyond an own limit', async () => {
    const [one] = await picks(1);
    const twice = [one as Pick, { ...(one as Pick), pick: 'DRAW' as const }];
    expect(await slip({ picks: twice })).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    expect(await slip({ picks: await picks(1), stake: '0.21' })).toMatchObject({
      errorCode: 'LIMIT_EXCEEDED',
    });
    const player = await playerAt(gateway);
    await player.fund(100_00n);
    const session = await player.openSession();
    const body = { kind: 'STAKE', period: 'DAY', amount: '2.50' };
    await gateway.call('PUT', '/wps/saferPlay/limit', { body, token: session.token });
    launchToken = await launch(session.token);
    const three = await picks(3);
    expect(await slip({ picks: three })).toMatchObject({ errorCode: 'PLAY_LIMIT_REACHED' });
    expect(await slip({ picks: three, type: 'MULTIPLE' })).toMatchObject({ status: 200 });
  });
});
