import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bet } from '../../src/games/schema';
import type { components } from '../../src/generated/contract';
import type { TxnKind } from '../../src/money/kinds';
import { houseAccount, pointsOf, post, walletOf } from '../../src/money/ledger';
import {
  participation,
  promotion,
  reward,
  rewardApplication,
  ticket,
} from '../../src/promotions/schema';
import { account } from '../../src/session/schema';
import type { TestGateway } from './gateway';

type Schemas = components['schemas'];
type Row<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

const EXAMPLE_TEXTS = { EN: 'Example', CN: '例子', ID: 'Contoh' };

/** The id of an account. */
export async function accountIdOf({ db }: TestGateway, username: string): Promise<number> {
  const [owner] = await db.select().from(account).where(eq(account.username, username));
  if (owner === undefined) throw new Error(`${username} is missing`);
  return owner.id;
}

/** Adds a promotion: by default a fixed bonus of 1.00 on application, without a goal, started an hour ago. */
export async function addPromotion(
  { db, now }: TestGateway,
  more: Row<typeof promotion> = {},
): Promise<{ promotionId: string; periodStart: Date }> {
  const id = `pr-${randomUUID()}`;
  const startsAt = more.startsAt ?? new Date(now() - 3_600_000);
  await db.insert(promotion).values({
    id,
    merchant: 'parlour',
    place: 90,
    kind: 'newbie',
    payout: 'application',
    bonusAmount: 1_00n,
    title: EXAMPLE_TEXTS,
    summary: EXAMPLE_TEXTS,
    terms: EXAMPLE_TEXTS,
    ...more,
    startsAt,
  });
  return { promotionId: id, periodStart: startsAt };
}

/** Adds an account's participation. */
export async function addParticipation(
  { db, now }: TestGateway,
  of: { accountId: number; promotionId: string; periodStart: Date; state: string },
): Promise<number> {
  const at = new Date(now());
  const [written] = await db
    .insert(participation)
    .values({ ...of, joinedAt: at, changedAt: at })
    .returning();
  return written?.id ?? 0;
}

/** Adds an application of a participation. */
export async function addApplication(
  { db, now }: TestGateway,
  participationId: number,
  status: string,
): Promise<string> {
  const id = `ap-${randomUUID()}`;
  const requestedAt = new Date(now());
  await db
    .insert(rewardApplication)
    .values({ id, participationId, status, remark: '', requestedAt });
  return id;
}

/** Adds a claimable reward of an account. */
export async function addReward(
  { db, now }: TestGateway,
  accountId: number,
  more: Row<typeof reward> = {},
): Promise<string> {
  const id = `rw-${randomUUID()}`;
  const base = { source: 'vip', kind: 'vip', title: EXAMPLE_TEXTS, amount: 3_00n, points: 7 };
  const rest = { turnoverMultiple: 2, issuedAt: new Date(now()) };
  await db.insert(reward).values({ id, accountId, reason: id, ...base, ...rest, ...more });
  return id;
}

/** Adds a ticket of an account. */
export async function addTicket(
  { db, now }: TestGateway,
  accountId: number,
  more: Row<typeof ticket> = {},
): Promise<string> {
  const id = `tk-${randomUUID()}`;
  const base = { promotionId: 'pr-egg', kind: 'goldenEgg', source: EXAMPLE_TEXTS };
  const issuedAt = new Date(now());
  await db.insert(ticket).values({ id, accountId, reason: id, ...base, issuedAt, ...more });
  return id;
}

/** Values of a ticket that has drawn a prize of 5.00. */
export const drawn = (at: number) => ({
  openedAt: new Date(at),
  prizeId: 'pz-5',
  prizeAmount: 5_00n,
  prizePoints: 0,
});

/** Adds a bet of an account. */
export async function addBet(
  { db, now }: TestGateway,
  accountId: number,
  stake: bigint,
  more: Row<typeof bet> = {},
): Promise<void> {
  const id = `rd-${randomUUID()}`;
  const row = { id, accountId, vassalage: 'LNW', gameType: 'RNG', stake, payout: 0n };
  await db.insert(bet).values({ ...row, playedAt: new Date(now()), ...more });
}

/** Books money into a wallet, or points, from a counter account; returns the transaction. */
export async function bookFunds(
  { db, now }: TestGateway,
  accountId: number,
  amount: bigint,
  kind: TxnKind = 'DEPOSIT',
): Promise<number> {
  return db.transaction(async (tx) => {
    const purse = kind === 'POINTS' ? await pointsOf(tx, accountId) : await walletOf(tx, accountId);
    const { merchant, currency } = purse;
    const from = await houseAccount(tx, { merchant, kind: 'test', currency });
    return post(tx, {
      scope: 'test',
      key: randomUUID(),
      requestHash: '',
      kind,
      at: new Date(now()),
      postings: [
        { account: from, amount: -amount },
        { account: purse.account, amount },
      ],
    });
  });
}

/** The holdings of an account: money in minor units, and points. */
export async function holdings({ db }: TestGateway, accountId: number) {
  const { amount: money } = await walletOf(db, accountId);
  const { amount: points } = await pointsOf(db, accountId);
  return { money, points };
}

/** A call that moves money or points, with a new idempotency key by default. */
export function moving(gateway: TestGateway, token: string) {
  return (operation: string, body: object, key: string = randomUUID()) =>
    gateway.call('POST', `/wps/relay/${operation}`, {
      token,
      body,
      headers: { 'idempotency-key': key },
    });
}

/** What members read and do about promotions, by default as the present member1. */
export function createPromotionCalls(gateway: () => TestGateway, token: () => string) {
  const relay = (name: string) => `/wps/relay/MCSFE_${name}`;
  const read = async <T>(name: string, of = token()): Promise<T> => {
    const { value, errorCode } = await gateway().call('GET', relay(name), { token: of });
    if (errorCode !== null) throw new Error(`${name}: ${errorCode}`);
    return value;
  };
  const promotionOf = async (promotionId: string, of = token()) => {
    const path = `getPromotionDetails?promotionId=${promotionId}`;
    return (await read<Schemas['PromotionDetail']>(path, of)).promotion;
  };
  const post = (name: string, body: object, by = token()) =>
    gateway().call('POST', relay(name), { token: by, body });
  /** A call that moves money or points, with a new idempotency key by default. */
  const move = (operation: string, body: object, key?: string) =>
    moving(gateway(), token())(operation, body, key);
  return { relay, read, promotionOf, post, move };
}

/** The number of each outcome: the code of a refusal, or 'done'. */
export function tally(answers: readonly { errorCode: string | null }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { errorCode } of answers)
    counts[errorCode ?? 'done'] = (counts[errorCode ?? 'done'] ?? 0) + 1;
  return counts;
}

/** Runs the same call several times at once. */
export function concurrently<T>(many: number, one: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: many }, one));
}
