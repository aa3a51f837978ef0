import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../src/database/open';
import { DEMO_DESK } from '../../src/demo/desk/demoDesk';
import { PAYMENT_PASSWORD } from '../../src/demo/seed/accounts';
import { bet } from '../../src/games/schema';
import { bankAccount } from '../../src/member/schema';
import { NO_CONTENT } from '../../src/merchantContent';
import { parseAmount } from '../../src/money/amount';
import { balance, entry } from '../../src/money/schema';
import { creditOnce } from '../../src/promotions/credit';
import { readPolicy } from '../../src/saferPlay/readPolicy';
import type { Services } from '../../src/services';
import { account } from '../../src/session/schema';
import { closeOverdue } from '../../src/wallet/deadlinesJob';
import { reportPayments } from '../../src/wallet/paymentsJob';
import { encryptBody } from './encryptBody';
import { databaseUrl } from './engine';
import type { Answer, TestGateway } from './gateway';

export const WITHDRAWALS = '/wps/wallet/withdrawals';

/** The account of a username. */
export async function ownerOf({ db }: TestGateway, username: string) {
  const [owner] = await db.select().from(account).where(eq(account.username, username));
  if (owner === undefined) throw new Error(`${username} is missing`);
  return owner;
}

/** Fulfils all turnover that is still required. */
export async function fulfilTurnover(gateway: TestGateway, username: string): Promise<void> {
  const { id: accountId } = await ownerOf(gateway, username);
  await gateway.db.insert(bet).values({
    id: `rd-${randomUUID()}`,
    accountId,
    vassalage: 'LNW',
    gameType: 'RNG',
    stake: 100_000_00n,
    payout: 0n,
    playedAt: new Date(gateway.now()),
  });
}

/** Adds a bank account and returns its id. */
export async function openBankAccount(gateway: TestGateway, username: string): Promise<string> {
  const { id: accountId, merchant, currency } = await ownerOf(gateway, username);
  const id = `ba-${randomUUID()}`;
  await gateway.db.insert(bankAccount).values({
    id,
    merchant,
    accountId,
    bankCode: 'HARB',
    accountNumber: `${randomUUID().replaceAll('-', '').slice(0, 16)}8841`,
    payeeName: 'Demo Payee',
    currency,
    isDefault: false,
    addedAt: new Date(gateway.now()),
  });
  return id;
}

export interface Move {
  token: string;
  url: string;
  fields?: object;
  key?: string;
}

/** The calls by which a member moves money. */
export function movesOf(gateway: TestGateway) {
  const send = ({ token, url, key = randomUUID() }: Move, body?: object): Promise<Answer> =>
    gateway.call('POST', url, {
      token,
      headers: { 'idempotency-key': key },
      ...(body === undefined ? {} : { body }),
    });
  return {
    open: (move: Move) => send(move, move.fields),
    /** Encrypted, with the payment password unless the fields have one. */
    async encrypted(move: Move): Promise<Answer> {
      const fields = { paymentPassword: PAYMENT_PASSWORD, ...move.fields };
      return send(move, await encryptBody(gateway, { method: 'POST', url: move.url, fields }));
    },
    async balanceOf(token: string): Promise<bigint> {
      const { value } = await gateway.call('GET', '/wps/v2/wallets/balance', { token });
      return parseAmount((value as { balance: string }).balance);
    },
    /** Moves the clock and runs the wallet's own jobs once, and no others. */
    async passSeconds(seconds: number): Promise<void> {
      gateway.pass(seconds * 1000);
      await work(gateway);
    },
    work: () => work(gateway),
  };
}

async function work({ app, db, config, now }: TestGateway): Promise<void> {
  // The jobs use nothing else of the services.
  const content = { ...NO_CONTENT, desk: config.demo ? DEMO_DESK : null };
  const policy = readPolicy(config.marketPolicy);
  const services = { config, content, now, policy, log: app.log } as Services;
  for (const job of [reportPayments, closeOverdue])
    await db.transaction((tx) => job.run(tx, new Date(now()), services));
}

/** A bonus with a threefold turnover, credited by the house account. */
async function creditBonus(tx: Database, accountId: number, amount: bigint, at: Date) {
  const key = randomUUID();
  const title = { EN: key, CN: key, ID: key };
  const what = { txnKind: 'BONUS', kind: 'daily', title, points: 0, turnoverMultiple: 3 } as const;
  await creditOnce(tx, { scope: 'test', key, requestHash: '' }, { ...what, accountId, amount }, at);
}

/** Gives an account a bonus with a turnover. */
export async function giveBonus(
  gateway: TestGateway,
  username: string,
  amount: bigint,
): Promise<void> {
  const { id } = await ownerOf(gateway, username);
  const at = new Date(gateway.now());
  await gateway.db.transaction((tx) => creditBonus(tx, id, amount, at));
}

/** Does something while a bonus is being credited: it starts before, and needs the wallet's lock until after. */
export async function whileCrediting<T>(
  gateway: TestGateway,
  { username, amount }: { username: string; amount: bigint },
  act: () => Promise<T>,
): Promise<T> {
  // A bet at the same moment would count.
  gateway.pass(1000);
  const { id } = await ownerOf(gateway, username);
  let acting: Promise<T> | undefined;
  await gateway.db.transaction(async (tx) => {
    await creditBonus(tx, id, amount, new Date(gateway.now()));
    acting = act();
    await untilSomebodyWaits(tx);
  });
  if (acting === undefined) throw new Error('Nothing was done');
  return acting;
}

/**
 * Resolves when another transaction waits for a lock of this one. On the embedded database, which has one
 * connection, all others wait from the start.
 */
export async function untilSomebodyWaits(tx: Database): Promise<void> {
  while (databaseUrl() !== null && !(await somebodyWaits(tx)))
    await new Promise((resolve) => setTimeout(resolve, 5));
}

async function somebodyWaits(tx: Database): Promise<boolean> {
  const [row] = await tx
    .select({ many: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  return (row?.many ?? 0) > 0;
}

/** Checks the whole ledger against its own rules. */
export async function expectSoundLedger(db: Database): Promise<void> {
  const balances = await db
    .select({
      amount: balance.amount,
      mayBeNegative: balance.mayBeNegative,
      entries: sql<string>`coalesce(sum(${entry.amount}), 0)`,
    })
    .from(balance)
    .leftJoin(entry, eq(entry.ledgerAccountId, balance.ledgerAccountId))
    .groupBy(balance.ledgerAccountId, balance.amount, balance.mayBeNegative);
  for (const { amount, entries, mayBeNegative } of balances) {
    expect(BigInt(entries)).toBe(amount);
    if (!mayBeNegative) expect(amount).toBeGreaterThanOrEqual(0n);
  }
  expect(balances.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
  const crooked = await db
    .select({ id: entry.txnId })
    .from(entry)
    .groupBy(entry.txnId)
    .having(sql`sum(${entry.amount}) <> 0`);
  expect(crooked).toEqual([]);
}
