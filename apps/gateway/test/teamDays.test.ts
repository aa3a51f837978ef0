import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { addUpTeams } from '../src/agent/addUpTeams';
import { alignDays } from '../src/agent/alignDays';
import { teamDay, teamDayChange, teamListChange, teamListDay } from '../src/agent/schema';
import { bet } from '../src/games/schema';
import { createRandom, type Random } from '../src/platform/random';
import type { Services } from '../src/services';
import { account } from '../src/session/schema';
import { deposit, transfer, withdrawal } from '../src/wallet/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { type OldDatabase, openOldDatabase } from './support/oldDatabase';
import { bookFunds } from './support/promotions';
import {
  countedMonths,
  countedTeamDays,
  countedTeamLists,
  keptMonths,
  keptTeamDays,
  keptTeamLists,
} from './support/teamSums';
import { openBankAccount, ownerOf } from './support/wallet';

const HOUR = 3_600_000;
const PEOPLE = ['member1', 'agent1', 'cove1', 'first1'];
const CATEGORIES = ['RNG', 'LIVE', 'SPORTS'];
const OFFSETS = [0, 345, -570, 840];

type Person = Awaited<ReturnType<typeof ownerOf>>;

describe('sums by team and day', () => {
  let gateway: TestGateway;
  afterEach(() => gateway.close());

  const addUp = () =>
    gateway.db.transaction((tx) =>
      addUpTeams.run(tx, new Date(gateway.now()), {} as unknown as Services),
    );

  async function expectExact(offset: number) {
    expect(await keptTeamDays(gateway.db)).toEqual(await countedTeamDays(gateway.db, offset));
    expect(await keptMonths(gateway.db)).toEqual(await countedMonths(gateway.db));
    expect(await keptTeamLists(gateway.db)).toEqual(await countedTeamLists(gateway.db, offset));
  }

  /** Some bets of one person, within a month before now. */
  const play = (random: Random, accountId: number) =>
    gateway.db.insert(bet).values(
      Array.from({ length: random.int(1, 4) }, () => ({
        id: `rd-${randomUUID()}`,
        accountId,
        vassalage: 'LNW',
        gameType: random.pick(CATEGORIES),
        stake: BigInt(random.int(1, 90_00)),
        payout: BigInt(random.int(0, 200_00)),
        playedAt: new Date(gateway.now() - random.int(0, 720) * HOUR),
      })),
    );

  /** A deposit or a withdrawal, which has moved money or has not yet. */
  async function order(random: Random, { id: accountId, username }: Person) {
    const amount = BigInt(random.int(1, 500_00));
    const createdAt = new Date(gateway.now() - random.int(0, 48) * HOUR);
    const isDone = random.int(0, 1) === 0;
    const fee = amount / 100n;
    const shared = { id: randomUUID(), accountId, amount, fee, steps: [], createdAt };
    if (random.int(0, 1) === 0)
      await gateway.db.insert(deposit).values({
        ...shared,
        methodId: 'dm-bank',
        state: isDone ? 'SUCCEEDED' : 'PENDING',
        expiresAt: createdAt,
        ...(isDone && {
          creditedAt: new Date(gateway.now()),
          txnId: await bookFunds(gateway, accountId, amount),
        }),
      });
    else
      await gateway.db.insert(withdrawal).values({
        ...shared,
        methodId: 'wm-bank',
        bankAccountId: await openBankAccount(gateway, username),
        receivedAmount: 0n,
        state: isDone ? 'COMPLETED' : 'REVIEWING',
        paidAt: isDone ? new Date(gateway.now()) : null,
      });
  }

  /** What is under way ends in one way or another, or is taken away. */
  async function goOn(random: Random) {
    const open = await gateway.db.select().from(withdrawal).where(isNull(withdrawal.paidAt));
    const one = open.length > 0 ? random.pick(open) : undefined;
    if (one === undefined) return;
    const isThis = eq(withdrawal.id, one.id);
    const [paid, rejected] = [
      { state: 'PAID', paidAt: new Date(gateway.now()) },
      { state: 'REJECTED', fee: 0n },
    ];
    if (random.int(0, 2) === 0) await gateway.db.delete(withdrawal).where(isThis);
    else
      await gateway.db
        .update(withdrawal)
        .set(random.pick([paid, rejected]))
        .where(isThis);
  }

  async function give(random: Random, giver: Person, receiver: Person) {
    const amount = BigInt(random.int(1, 50_00));
    await gateway.db.insert(transfer).values({
      id: randomUUID(),
      kind: random.pick(['UPLINE', 'WALLET']),
      giverId: giver.id,
      receiverId: receiver.id,
      fromName: giver.username,
      toName: receiver.username,
      amount,
      txnId: await bookFunds(gateway, receiver.id, amount, 'TRANSFER'),
      createdAt: new Date(gateway.now()),
    });
  }

  /** Changes or takes away one of the bets. */
  async function revise(random: Random) {
    const one = random.pick(await gateway.db.select().from(bet));
    if (random.int(0, 1) === 0) await gateway.db.delete(bet).where(eq(bet.id, one.id));
    else
      await gateway.db
        .update(bet)
        .set({
          stake: one.stake + 5n,
          gameType: random.pick(CATEGORIES),
          playedAt: new Date(one.playedAt.getTime() - random.int(0, 30) * HOUR),
        })
        .where(eq(bet.id, one.id));
  }

  /** Puts somebody below another, and back later. */
  async function move(random: Random, person: Person, above: Person) {
    const place =
      random.int(0, 1) === 0 || person.id === above.id
        ? { uplineId: person.uplineId, lineage: person.lineage }
        : { uplineId: above.id, lineage: `${above.lineage}${above.id}/` };
    await gateway.db.update(account).set(place).where(eq(account.id, person.id));
  }

  it.each([24, 25])('[AC-03] are those that are counted anew at any moment (%d)', async (seed) => {
    gateway = await startGateway();
    const random = createRandom(seed);
    const people = await Promise.all(PEOPLE.map((name) => ownerOf(gateway, name)));
    let offset = 0;
    await expectExact(offset);
    for (let turn = 0; turn < 60; turn += 1) {
      const person = random.pick(people);
      const amount = BigInt(random.int(1, 500_00));
      gateway.pass(random.int(0, 9) * HOUR);
      switch (random.int(0, 11)) {
        case 0:
          await addUp();
          break;
        case 1:
          await move(random, person, random.pick(people));
          break;
        case 2:
          offset = random.pick(OFFSETS);
          await alignDays(gateway.db, { merchant: 'parlour', utcOffsetMinutes: offset });
          break;
        case 3:
          await revise(random);
          break;
        case 4:
          await order(random, person);
          break;
        case 5: {
          const kind = random.pick(['BONUS', 'REBATE', 'SALARY', 'POINTS'] as const);
          await bookFunds(gateway, person.id, amount, kind);
          if (random.int(0, 1) === 0) await bookFunds(gateway, person.id, -amount, kind);
          break;
        }
        case 6:
          await give(random, person, random.pick(people));
          break;
        case 7:
          await goOn(random);
          break;
        default:
          await play(random, person.id);
      }
      if (turn % 10 === 9) await expectExact(offset);
    }
    await addUp();
    for (const table of [teamDay, teamListDay])
      expect(await gateway.db.select().from(table)).not.toEqual([]);
    for (const table of [teamDayChange, teamListChange])
      expect(await gateway.db.select().from(table)).toEqual([]);
    await expectExact(offset);
  });
});

describe('what an older version has left', () => {
  let old: OldDatabase;
  afterEach(() => old.close());

  it('is summed by team, day and category as the tables are brought up to date', async () => {
    old = await openOldDatabase('0010_limit_changes');
    const at = (hour: number) => `2026-01-31T${hour}:30:00Z`;
    const person = "'parlour', 'EN', 'USD', 0";
    await old.query(`insert into account (id, upline_id, lineage, username, nickname, merchant, language, currency, type,
        registered_at)
      overriding system value values (1, null, '/', 'ann', 'ann', ${person}, '${at(10)}'),
        (2, 1, '/1/', 'ben', 'ben', ${person}, '${at(10)}'), (3, 1, '/1/', 'cem', 'cem', ${person}, '${at(10)}')`);
    await old.query(`insert into bet (id, account_id, vassalage, game_type, stake, payout, played_at)
      values ('rd-1', 2, 'LNW', 'RNG', 200, 50, '${at(12)}'), ('rd-2', 3, 'LNW', 'RNG', 100, 0, '${at(13)}'),
        ('rd-3', 3, 'LNW', 'LIVE', 10, 0, '${at(14)}')`);
    await old.query(`insert into deposit (id, account_id, method_id, amount, fee, state, steps, created_at, expires_at)
      values ('dp-1', 2, 'dm-bank', 500, 5, 'PENDING', '[]', '${at(15)}', '${at(16)}')`);
    await old.update();
    const sums = await keptTeamDays(old.db);
    expect([...sums.keys()]).toEqual(
      ['LIVE', 'OTHER', 'RNG'].map((category) => `1 2026-01-31 ${category}`),
    );
    expect(sums).toEqual(await countedTeamDays(old.db, 0));
    expect(await keptMonths(old.db)).toEqual(await countedMonths(old.db));
    expect(await keptMonths(old.db)).toHaveLength(4);
    const lists = await keptTeamLists(old.db);
    expect([...lists.keys()]).toEqual(['1 2026-01-31 deposit PENDING']);
    expect(lists).toEqual(await countedTeamLists(old.db, 0));
  });
});
