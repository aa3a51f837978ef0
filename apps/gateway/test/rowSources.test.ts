import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBelow } from '../src/agent/lineage';
import { allMembers } from '../src/agent/listMembers';
import { allMovements } from '../src/agent/movements';
import { allOrders } from '../src/agent/orders';
import { allBets } from '../src/agent/teamBets';
import { allPayouts } from '../src/contracts/payouts';
import { NO_CONTENT } from '../src/merchantContent';
import type { RowKey, RowSource } from '../src/platform/rowKey';
import { startGateway, type TestGateway } from './support/gateway';
import { type Account, createTeamReader } from './support/team';

const DAY = 86_400_000;
const ALL = 100_000;
/** The shortest part. */
const FEW = 7;

type Source = RowSource<object, unknown>;

describe('[AG-09] the lists that files are read from', () => {
  let gateway: TestGateway;
  let top: Account;
  const { person, tokenOf } = createTeamReader(() => gateway);

  beforeAll(async () => {
    gateway = await startGateway();
    top = await person('agent1');
  });
  afterAll(() => gateway.close());

  const asked = () => {
    const to = new Date(gateway.now() + 1);
    return {
      whom: isBelow(top),
      span: { from: new Date(to.getTime() - 30 * DAY), to },
      days: null,
    };
  };
  const { catalogue } = NO_CONTENT;
  const viewer = () => ({ top, now: new Date(gateway.now()), config: gateway.config });
  const sources: Record<string, () => Source | Promise<Source>> = {
    people: () => allMembers(gateway.db, viewer(), top, { scope: 'all' }),
    bets: () => allBets(gateway.db, catalogue, asked(), {}),
    orders: () => allOrders(gateway.db, asked(), {}),
    movements: () => allMovements(gateway.db, catalogue, asked(), {}),
    // Several end at the same moment.
    payouts: () => allPayouts(gateway.db, top, 'realtime', asked().span, {}),
  };

  it.each(Object.keys(sources))('give the same %s in small parts as at once', async (name) => {
    const source = (await sources[name]?.()) as Source;
    const whole = await source.read(null, ALL);
    expect(whole.length).toBeGreaterThan(FEW);
    const few = Math.max(FEW, Math.ceil(whole.length / 9));
    const parts: typeof whole = [];
    for (let after: RowKey | null | undefined = null; after !== undefined; ) {
      const part: typeof whole = await source.read(after, few);
      expect(part.length).toBeLessThanOrEqual(few);
      parts.push(...part);
      after = part.length < few ? undefined : part.at(-1)?.key;
    }
    expect(parts).toEqual(whole);
    // A key is named in the address of the next part.
    for (const { key } of whole)
      expect(`${key.micros}.${key.id}`).toMatch(/^\d{1,16}\.[\w-]{1,56}$/);
  });

  it('take no place that is none of theirs', async () => {
    const until = new Date(gateway.now()).toISOString();
    const ask = async (report: string, place: string) => {
      const part = encodeURIComponent(`${until}~${place}`);
      const url = `/wps/agent/report/file?report=${report}&part=${part}`;
      return (await gateway.call('GET', url, { token: await tokenOf('agent1') })).status;
    };
    expect(await ask('getTeamBets', '1773480000000000.rd-1')).toBe(200);
    expect(await ask('getTeamBets', '2')).toBe(400);
    expect(await ask('getTeamBets', '1773480000000000.')).toBe(400);
    expect(await ask('listTeamMembers', '1773480000000000.rd-1')).toBe(400);
    expect(await ask('getDownlineTransactionDetails', '1773480000000000.rd-1')).toBe(400);
    expect(await ask('getTeamProfitAndLoss', '1773480000000000.rd-1')).toBe(400);
  });
});
