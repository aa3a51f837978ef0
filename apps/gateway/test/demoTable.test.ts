import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAYS } from '../src/demo/game/table/table';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { parseAmount } from '../src/money/amount';
import { startGateway, type TestGateway } from './support/gateway';
import { done } from './support/openSession';
import { playerAt } from './support/play';

type Schemas = components['schemas'];
type Place = Schemas['DemoTablePlace'];

const TABLES = '/wps/game/launchGame?vassalage=MZN&gameType=LIVE';

describe('[RV-08] the live table', () => {
  let gateway: TestGateway;
  let launchToken: string;

  const launch = async (token: string) => {
    const { gameUrl } = done(await gateway.call('GET', TABLES, { token })) as Schemas['GameLaunch'];
    return new URLSearchParams(new URL(gameUrl).hash.slice(1)).get('launch') ?? '';
  };
  const play = (place: Place, { stake = '1.00', key = randomUUID() } = {}) =>
    gateway.call('POST', '/wps/play/table', {
      body: { stake, place },
      headers: { 'x-launch-token': launchToken, 'idempotency-key': key },
    });

  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(async () => {
    launchToken = await launch(await gateway.login('member1'));
  });
  afterAll(() => gateway.close());

  it('[RV-08] is what live games open', async () => {
    const headers = { 'x-launch-token': launchToken };
    const { value } = await gateway.call('GET', '/wps/play/session', { headers });
    const none = { payTable: null, slipRules: null };
    expect(value).toMatchObject({ kind: 'TABLE', gameType: 'LIVE', ...none });
    const { placePays } = value as Schemas['GameSession'];
    const told = placePays?.map(({ place, multiplier }) => [place, parseAmount(multiplier)]);
    expect(told).toEqual(Object.entries(PAYS));
  });

  it('[RV-08] pays what the cards say and books the round', async () => {
    const open = { headers: { 'x-launch-token': launchToken } };
    const { value: session } = await gateway.call('GET', '/wps/play/session', open);
    let balance = parseAmount((session as Schemas['GameSession']).balance);
    const places: Place[] = ['PLAYER', 'BANKER', 'TIE'];
    for (const place of [...places, ...places, ...places]) {
      const round = done(await play(place)) as Schemas['DemoTableRound'];
      const [player, banker] = [round.player, round.banker].map((hand) => hand.at(-1)?.total ?? 0);
      const isTie = player === banker;
      const winner = isTie ? 'TIE' : (player ?? 0) > (banker ?? 0) ? 'PLAYER' : 'BANKER';
      expect(round).toMatchObject({ place, winner, stake: '1.00' });
      const back = winner === 'TIE' ? 100n : 0n;
      const win = place === winner ? PAYS[place] : back;
      expect(parseAmount(round.win)).toBe(win);
      balance += win - 100n;
      expect(parseAmount(round.balance)).toBe(balance);
      const [row] = await gateway.db.select().from(bet).where(eq(bet.id, round.roundId));
      expect(row).toMatchObject({ stake: 100n, payout: win, gameType: 'LIVE' });
    }
  });

  it('[RV-08] plays once for one key, however often it is sent', async () => {
    const key = randomUUID();
    const first = await play('TIE', { key });
    expect((await play('TIE', { key })).value).toEqual(first.value);
    expect(await play('PLAYER', { key })).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('[RV-08] takes no other stake or place, and nothing beyond an own limit', async () => {
    expect(await play('TIE', { stake: '0.21' })).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    expect(await play('DEALER' as Place)).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    const player = await playerAt(gateway);
    await player.fund(100_00n);
    const { token } = await player.openSession();
    await gateway.call('PUT', '/wps/saferPlay/limit', {
      body: { kind: 'STAKE', period: 'DAY', amount: '0.50' },
      token,
    });
    launchToken = await launch(token);
    expect(await play('BANKER')).toMatchObject({ errorCode: 'PLAY_LIMIT_REACHED' });
    expect(await play('BANKER', { stake: '0.50' })).toMatchObject({ status: 200 });
  });
});
