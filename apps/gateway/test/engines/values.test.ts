import { randomUUID } from 'node:crypto';
import { count, eq, gte, lt, max, min, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/open';
import { bet } from '../../src/games/schema';
import { promotion } from '../../src/promotions/schema';
import { account } from '../../src/session/schema';
import { openTestDatabase } from '../support/testDatabase';

/** The most that a wallet may hold. */
const LARGEST = 10n ** 15n;
const MOMENTS = [
  '1970-01-01T00:00:00.000Z',
  '2024-02-29T23:59:59.999Z',
  '2026-03-29T01:30:00.001Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T00:00:00.000Z',
];

describe('values', () => {
  let database: OpenDatabase;
  let accountId = 0;
  const game = { vassalage: 'TEST', gameType: 'RNG' };
  const isTest = eq(bet.vassalage, game.vassalage);
  const bets = (rows: Partial<typeof bet.$inferInsert>[]) =>
    database.db
      .insert(bet)
      .values(
        rows.map((row) => ({
          ...game,
          ...{ id: randomUUID(), accountId, stake: 0n, payout: 0n, playedAt: new Date(0) },
          ...row,
        })),
      )
      .returning();

  beforeAll(async () => {
    database = await openTestDatabase();
    const [owner] = await database.db.select().from(account).where(eq(account.username, 'member1'));
    accountId = owner?.id ?? 0;
  });
  afterAll(() => database.close());

  it.each([0n, 1n, -1n, 10_01n, 2n ** 53n + 1n, LARGEST, -LARGEST])(
    'an amount of %s comes back as it was',
    async (stake) => {
      const [row] = await bets([{ stake }]);
      expect(row?.stake).toBe(stake);
    },
  );

  it('sums of amounts are exact beyond what a number holds', async () => {
    const { db } = database;
    await db.delete(bet).where(isTest);
    await bets(Array.from({ length: 20 }, () => ({ stake: LARGEST, payout: 1n })));
    const [row] = await db
      .select({
        stake: sum(bet.stake).mapWith(BigInt),
        net: sql`sum(${bet.payout} - ${bet.stake})`.mapWith(BigInt),
        largest: max(bet.stake),
        many: count(),
      })
      .from(bet)
      .where(isTest);
    const net = 20n - 20n * LARGEST;
    expect(row).toEqual({ stake: 20n * LARGEST, net, largest: LARGEST, many: 20 });
  });

  it.each(MOMENTS)(
    'the moment %s comes back to the millisecond and divides before from after',
    async (at) => {
      const { db } = database;
      await db.delete(bet).where(isTest);
      const playedAt = new Date(at);
      const [row] = await bets([{ playedAt }]);
      expect(row?.playedAt).toEqual(playedAt);
      const [range] = await db
        .select({ from: min(bet.playedAt), to: max(bet.playedAt) })
        .from(bet)
        .where(isTest);
      expect(range).toEqual({ from: playedAt, to: playedAt });
      const before = await db.$count(bet, sql`${isTest} and ${lt(bet.playedAt, playedAt)}`);
      const after = await db.$count(bet, sql`${isTest} and ${gte(bet.playedAt, playedAt)}`);
      expect([before, after]).toEqual([0, 1]);
    },
  );

  it('days have no hour, and texts in several languages keep every sign', async () => {
    const { db } = database;
    const isOwner = eq(account.id, accountId);
    await db.update(account).set({ birthday: '1990-02-28', nickname: 'Ää 金 😀 ‏ع' }).where(isOwner);
    const [owner] = await db.select().from(account).where(isOwner);
    expect(owner).toMatchObject({ birthday: '1990-02-28', nickname: 'Ää 金 😀 ‏ع' });
    const title = { EN: '“Spring”', CN: '春', ID: "Musim 'semi' \\" };
    const [offer] = await db.select().from(promotion).limit(1);
    const isIt = eq(promotion.id, offer?.id ?? '');
    await db.update(promotion).set({ title }).where(isIt);
    const [found] = await db.select().from(promotion).where(isIt);
    expect(found?.title).toEqual(title);
  });
});
