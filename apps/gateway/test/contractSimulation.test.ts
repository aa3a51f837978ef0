import { randomUUID } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KIND_RULES } from '../src/contracts/kinds';
import { periodOf } from '../src/contracts/periods';
import { contract, contractPayout, contractTier } from '../src/contracts/schema';
import { settle } from '../src/contracts/settle';
import { simulate } from '../src/contracts/simulate';
import { pastPeriods, slotsOf } from '../src/contracts/slots';
import type { Tier } from '../src/contracts/tiers';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { formatAmount } from '../src/money/amount';
import type { Span } from '../src/platform/days';
import { createContractCalls, KINDS, tier } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';

type Schemas = components['schemas'];
type Simulation = Schemas['ContractSimulation'];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SIMULATE = '/wps/contracts/simulate';
/** Long before the demo's bets, after a February: months of all lengths end before it. */
const NOW = new Date('2025-05-08T09:00:00Z');
/** Where days begin at midnight UTC, in Jakarta, Kolkata (at half past) and New York. */
const OFFSETS = [0, 420, 330, -300];

const money = (most: number) => fc.integer({ min: 0, max: most }).map(BigInt);
const tiersOf = fc
  .array(
    fc.record({
      rate: fc.integer({ min: 1, max: 300 }),
      activeMembers: fc.integer({ min: 0, max: 3 }),
      periodBet: money(300_00),
      periodProfitLoss: money(60_00).map((lost) => -lost),
      amount: money(5_00),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((tiers): Tier[] => [...tiers].sort((one, other) => one.rate - other.rate));
const betsOf = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    // In the whole span, and at its borders.
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    atBorder: fc.constantFrom(null, -1, 0),
    stake: fc.integer({ min: 1, max: 200_00 }).map(BigInt),
    payout: money(250_00),
  }),
  { minLength: 1, maxLength: 25 },
);

describe('a contract that is tried', () => {
  let gateway: TestGateway;
  const team: number[] = [];
  let [deep, deepest] = ['', ''];
  const calls = createContractCalls(() => gateway);
  const { known, post, offered, draft, answer, plays } = calls;

  beforeAll(async () => {
    gateway = await startGateway();
    [deep, deepest] = await calls.belowBeacon();
    for (const name of ['beacon1', deep, deepest]) team.push((await known(name)).id);
  });
  afterAll(() => gateway.close());

  const tried = async (by: string, body: object) =>
    (await post(by, SIMULATE, body)).value as Simulation;

  describe.each(KINDS)('[AG-04] of the kind %s', (kind) => {
    it('pays for the past, to the cent, what the contract in force was settled with', async () => {
      const { db, config } = gateway;
      const { merchant } = config;
      const to = await known('beacon1');
      const { id: offererId } = await known('agent1');
      let runsPaid = 0;
      const terms = fc.record({
        period: fc.constantFrom(...KIND_RULES[kind].periods),
        offsetMinutes: fc.constantFrom(...OFFSETS),
        tiers: tiersOf,
        bets: betsOf,
        wanted: fc.integer({ min: 1, max: 3 }),
      });
      await fc.assert(
        fc.asyncProperty(terms, async ({ period, offsetMinutes, tiers, bets, wanted }) => {
          const spans = pastPeriods(period, wanted, NOW, offsetMinutes);
          const span = { from: spans[0]?.from ?? NOW, to: spans.at(-1)?.to ?? NOW };
          const contractId = randomUUID();
          await db.insert(contract).values({
            ...{ id: contractId, merchant, kind, offererId, offereeId: to.id, period },
            ...{ rate: 300, remark: '', request: 'new', state: 'accepted' },
            ...{ offeredAt: new Date(0), startsAt: new Date(0) },
          });
          await db
            .insert(contractTier)
            .values(tiers.map((one, position) => ({ ...one, position, contractId })));
          const moments = bets.map(({ at, atBorder }) => momentOf(span, spans, at, atBorder));
          await db.insert(bet).values(
            bets.map(({ who, stake, payout }, at) => ({
              ...{ id: randomUUID(), accountId: team[who] ?? to.id, nodeId: 2000 },
              ...{ vassalage: 'LNW', gameType: 'RNG', stake, payout },
              playedAt: moments[at] ?? span.from,
            })),
          );
          const clock = { merchant, now: NOW, offsetMinutes };
          for (const slot of slotsOf({ kind, period }, span, offsetMinutes))
            if (moments.some((at) => at >= slot.span.from && at < slot.span.to))
              await settle(db, { kind, period, span: slot.span }, clock);
          const paid = await db
            .select()
            .from(contractPayout)
            .where(eq(contractPayout.contractId, contractId));
          const trial = { kind, period, tiers, to, offerer: null };
          const { rows, totals } = await simulate(db, trial, wanted, { now: NOW, offsetMinutes });
          expect(rows.map(({ amount }) => amount)).toEqual(
            spans.map(({ from, to: until }) =>
              formatAmount(
                paid
                  .filter(({ startAt }) => startAt >= from && startAt < until)
                  .reduce((sum, { amount }) => sum + amount, 0n),
              ),
            ),
          );
          expect(rows.map(({ present }) => present)).toEqual(rows.map(({ amount }) => amount));
          expect(totals.present).toBe(totals.amount);
          if (totals.amount !== '0.00') runsPaid += 1;
          await db.delete(contractPayout).where(eq(contractPayout.contractId, contractId));
          await db.delete(contractTier).where(eq(contractTier.contractId, contractId));
          await db.delete(contract).where(eq(contract.id, contractId));
          await db
            .delete(bet)
            .where(and(gte(bet.playedAt, new Date(0)), lt(bet.playedAt, new Date(NOW.getTime()))));
        }),
        { numRuns: 12 },
      );
      expect(runsPaid).toBeGreaterThan(0);
    });
  });

  it('[AG-04] is shown beside the present one, and what is kept of the contract above', async () => {
    const day = Math.floor(gateway.now() / DAY) * DAY;
    await answer('beacon1', await offered('agent1', 'beacon1', 50, { kind: 'daily' }), 'accept', {
      kind: 'daily',
    });
    await plays(deep, day - 1, 1_000_00n, 400_00n);
    await plays(deepest, day - DAY, 500_00n);
    // Before the two days, and in the one that is not over.
    await plays(deep, day - 2 * DAY - 1, 77_00n);
    await plays(deep, day, 88_00n);
    const offer = {
      ...(await draft('beacon1', 0, { kind: 'daily' })),
      tiers: [tier(20), tier(40, { periodBet: '900.00' })],
    };
    const shown = await tried('agent1', { draft: offer, periods: 2 });
    expect(shown).toMatchObject({ account: 'beacon1', presentPeriod: 'daily', presentRate: 50 });
    expect(shown.rows.map(({ startAt }) => Date.parse(startAt))).toEqual([
      day - 2 * DAY,
      day - DAY,
    ]);
    const own = shown.rows.map(({ step, amount, present }) => [step, amount, present]);
    const [before, yesterday] = shown.rows;
    expect(Number(yesterday?.periodBet)).toBeGreaterThanOrEqual(1000);
    expect(own[1]?.[0]).toBe(2);
    for (const { periodBet, step, amount, present } of shown.rows) {
      const staked = BigInt(periodBet.replace('.', ''));
      expect(amount).toBe(formatAmount(halfEven(staked * BigInt(step === 2 ? 40 : 20))));
      expect(present).toBe(formatAmount(halfEven(staked * 50n)));
    }
    for (const { above, kept, amount } of shown.rows)
      expect(Number(kept)).toBeCloseTo(Number(above) - Number(amount), 2);
    expect(before?.above).not.toBeNull();
    expect(shown.wouldTerminate).toEqual([]);
    expect(shown.replaces).not.toBeNull();

    // Whom it is for sees the same, without what the other side keeps.
    const id = await offered('agent1', 'beacon1', 0, { ...offer, kind: 'daily' });
    const theirs = await tried('beacon1', { contractId: id, periods: 2 });
    expect(theirs.rows.map(({ step, amount, present }) => [step, amount, present])).toEqual(own);
    expect(theirs).toMatchObject({ aboveRate: null, totals: { above: null, kept: null } });
    expect(theirs.rows.every(({ above, kept }) => above === null && kept === null)).toBe(true);
    const known = await tried('agent1', { contractId: id, periods: 2 });
    expect(known.rows).toEqual(shown.rows);
  });

  it('[AG-04] is refused for others, for two things at once, and beyond what may be promised', async () => {
    const offer = await draft('beacon1', 20);
    expect(await post('cove1', SIMULATE, { draft: offer, periods: 1 })).toMatchObject({
      status: 404,
    });
    const below = await draft(deep, 20);
    expect(await post('agent1', SIMULATE, { draft: below, periods: 1 })).toMatchObject({
      status: 404,
    });
    for (const wrong of [{}, { draft: offer, contractId: 'ct-1' }])
      expect(await post('agent1', SIMULATE, { ...wrong, periods: 1 })).toMatchObject({
        errorCode: 'BAD_REQUEST',
      });
    for (const periods of [0, 13])
      expect(await post('agent1', SIMULATE, { draft: offer, periods })).toMatchObject({
        errorCode: 'BAD_REQUEST',
      });
    const high = await draft('beacon1', 65);
    expect(await post('agent1', SIMULATE, { draft: high, periods: 1 })).toMatchObject({
      errorCode: 'LIMIT_EXCEEDED',
    });
  });

  it('[AG-04] has the last whole periods, at both ends of a period', () => {
    const end = periodOf('semimonthly', new Date('2026-02-20T00:00:00Z'), 0).to;
    const names = (now: Date) =>
      pastPeriods('semimonthly', 2, now, 0).map(({ from }) => from.toISOString().slice(0, 10));
    expect(names(new Date(end.getTime() - 1))).toEqual(['2026-01-16', '2026-02-01']);
    expect(names(end)).toEqual(['2026-02-01', '2026-02-16']);
  });
});

/** A moment in the span, or at the border of one of its periods. */
function momentOf(span: Span, spans: readonly Span[], at: number, atBorder: number | null): Date {
  const length = span.to.getTime() - span.from.getTime();
  if (atBorder === null) return new Date(span.from.getTime() + Math.floor(at * (length - 1)));
  const border = spans[Math.floor(at * (spans.length - 1))]?.[atBorder === 0 ? 'from' : 'to'];
  return new Date((border ?? span.from).getTime() + atBorder);
}

/** Ten-thousandths of minor units, rounded half to even. */
function halfEven(share: bigint): bigint {
  const [whole, rest] = [share / 10_000n, share % 10_000n];
  return rest > 5_000n || (rest === 5_000n && whole % 2n === 1n) ? whole + 1n : whole;
}
