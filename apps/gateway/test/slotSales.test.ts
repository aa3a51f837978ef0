import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineageBelow } from '../src/agent/lineage';
import type { ContractKind, ContractPeriod } from '../src/contracts/kinds';
import { slotSalesOf } from '../src/contracts/slotSales';
import { plus, type Slot, type SlotSales, slotsOf } from '../src/contracts/slots';
import { NO_SALES, type Sales, toSales } from '../src/contracts/tiers';
import { bet } from '../src/games/schema';
import { DAY_MS, type Span } from '../src/platform/days';
import { createRandom } from '../src/platform/random';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { ownerOf } from './support/wallet';

const OFFSET = 345;
const RHYTHMS: readonly (readonly [ContractKind, ContractPeriod])[] = [
  ['dividend', 'daily'],
  ['dividend', 'weekly'],
  ['dividend', 'semimonthly'],
  ['dividend', 'monthly'],
  ['daily', 'daily'],
  ['daily', 'weekly'],
  ['daily', 'monthly'],
  ['hourly', 'daily'],
];

interface TeamBet {
  accountId: number;
  stake: bigint;
  payout: bigint;
  playedAt: Date;
  isOpen: boolean;
  settledAt: Date | null;
}

describe('[AG-04] sales of settlements from kept sums', () => {
  let gateway: TestGateway;
  let top: Awaited<ReturnType<typeof ownerOf>>;
  let bets: TeamBet[];

  beforeAll(async () => {
    gateway = await startGateway({ UTC_OFFSET_MINUTES: String(OFFSET) });
    top = await ownerOf(gateway, 'agent1');
    // Some bets wait for their result, for minutes to days; some wait still.
    await gateway.db
      .update(bet)
      .set({ settledAt: sql`${bet.playedAt} + (${bet.stake} % 50) * interval '97 minutes'` })
      .where(sql`${bet.stake} % 7 = 0`);
    await gateway.db
      .update(bet)
      .set({ isOpen: true, settledAt: null })
      .where(sql`${bet.stake} % 35 = 0 and ${bet.payout} = 0`);
    const rows = await gateway.db
      .select({ bet, id: account.id, lineage: account.lineage })
      .from(bet)
      .innerJoin(account, eq(account.id, bet.accountId));
    bets = rows
      .filter(({ id, lineage }) => id === top.id || lineage.startsWith(lineageBelow(top)))
      .map((row) => row.bet);
  });
  afterAll(() => gateway.close());

  const salesIn = (spans: readonly Span[], counted: Span): Sales => {
    const isIn = (moment: Date) =>
      moment >= counted.from &&
      moment < counted.to &&
      spans.some(({ from, to }) => moment >= from && moment < to);
    const decided = bets.filter(
      ({ isOpen, settledAt, playedAt }) => !isOpen && isIn(settledAt ?? playedAt),
    );
    const sum = (name: 'stake' | 'payout') => decided.reduce((all, one) => all + one[name], 0n);
    const placed = bets.filter(({ playedAt }) => isIn(playedAt));
    const people = new Set(placed.map(({ accountId }) => accountId)).size;
    return toSales(people, sum('stake'), sum('payout'));
  };

  const counted = (slots: readonly Slot[], span: Span) =>
    new Map(
      slots.flatMap(({ span: own, period }, at): [number, SlotSales][] => {
        const sales = salesIn([own], span);
        if (sales.periodBet === 0n && sales.activeMembers === 0) return [];
        const before = slots.filter((one, place) => place <= at && one.period === period);
        const soFar = salesIn(
          before.map((one) => one.span),
          span,
        );
        return [[at, { sales, soFar }]];
      }),
    );

  it.each(RHYTHMS)('are those of the bets: %s, %s', async (kind, period) => {
    const random = createRandom(period.length + kind.length);
    const hours = kind === 'hourly' ? 4 : 80;
    let sold = NO_SALES;
    for (let turn = 0; turn < 6; turn += 1) {
      const to = new Date(gateway.now() - random.int(0, 9) * DAY_MS);
      const from = new Date(to.getTime() - random.int(1, hours) * DAY_MS);
      const slots = slotsOf({ kind, period }, { from, to }, OFFSET);
      const whole = { from: slots[0]?.span.from ?? from, to: slots.at(-1)?.span.to ?? to };
      // A contract counts for whole settlements, or begins or ends within one.
      const span = { from: turn % 2 === 0 ? whole.from : from, to: turn % 3 === 0 ? whole.to : to };
      const found = await slotSalesOf(gateway.db, top, slots, span, OFFSET);
      expect(found).toEqual(counted(slots, span));
      for (const { sales } of found.values()) sold = plus(sold, sales);
    }
    expect(sold.periodBet).toBeGreaterThan(0n);
  });
});
