import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Config } from '../config';
import type { Database } from '../database/open';
import { walletOf } from '../money/ledger';
import { lockBalances } from '../money/lockBalances';
import { offersOf } from '../promotions/promotionRules';
import type { Job } from '../services';
import { isOfMerchant } from '../session/ofMerchant';
import { joinPromotions, requestBonuses } from './depositPromotion';
import type { PayMethod, Payment, PaymentCounter } from './paymentDesk';
import { type MemberPaymentAccounts, paymentAccounts } from './payments';
import { deposit, withdrawal } from './schema';
import { settleDeposit, settleWithdrawal } from './settling';

const EVERY_MS = 15_000;

/** Whose payments are looked at: merchants may share a database. */
type Owner = Pick<Config, 'merchant'>;

/**
 * Asks the payment side about what it may have news of, and lets the news come true: payments are credited,
 * withdrawals paid, and what was reported as not received is closed.
 */
export const reportPayments: Job = {
  name: 'payments',
  everyMs: EVERY_MS,
  isByState: true,
  async run(tx, _until, services) {
    const { config, now } = services;
    const { desk } = services.content;
    if (desk === null) return;
    const at = new Date(now());
    const deposits = await withNews(tx, desk.deposits, await dueDeposits(tx, config, at));
    const withdrawals = await withNews(tx, desk.withdrawals, await dueWithdrawals(tx, config, at));
    if (deposits.length + withdrawals.length === 0) return;
    const credited = deposits.filter(({ news }) => news === 'right').map(({ row }) => row);
    const offers = { ...offersOf(services), now: at, offsetMinutes: config.utcOffsetMinutes };
    // Before any balance is locked, so that joining never waits for money.
    await joinPromotions(tx, credited, offers);
    const accountsOf = await lockAll(tx, config, [...deposits, ...withdrawals]);
    for (const { row, news } of deposits)
      await settleDeposit(tx, row, news, { desk, accounts: accountsOf(row), at });
    const minutes = config.confirmReceiptMinutes;
    for (const { row, news } of withdrawals)
      await settleWithdrawal(tx, row, news, { desk, accounts: accountsOf(row), at, minutes });
    await requestBonuses(tx, credited, offers);
  },
};

const dueDeposits = (tx: Database, { merchant }: Owner, at: Date) =>
  tx
    .select()
    .from(deposit)
    .where(
      and(
        isOfMerchant(deposit.accountId, merchant),
        inArray(deposit.state, ['PENDING', 'PROCESSING']),
        lte(deposit.dueAt, at),
      ),
    )
    .orderBy(asc(deposit.id))
    .for('update');

const dueWithdrawals = (tx: Database, { merchant }: Owner, at: Date) =>
  tx
    .select()
    .from(withdrawal)
    .where(
      and(
        isOfMerchant(withdrawal.accountId, merchant),
        inArray(withdrawal.state, ['REVIEWING', 'PROCESSING', 'DISPUTED']),
        lte(withdrawal.dueAt, at),
      ),
    )
    .orderBy(asc(withdrawal.id))
    .for('update');

async function withNews<Row extends Payment, News>(
  tx: Database,
  counter: PaymentCounter<PayMethod, News>,
  rows: readonly Row[],
): Promise<{ row: Row; news: News | null }[]> {
  const all: { row: Row; news: News | null }[] = [];
  for (const row of rows) all.push({ row, news: await counter.newsOf(tx, row) });
  return all;
}

/** Locks all accounts of the payments; returns the accounts of each. */
async function lockAll(
  tx: Database,
  { merchant }: Owner,
  due: readonly { row: { accountId: number } }[],
): Promise<(row: { accountId: number }) => MemberPaymentAccounts> {
  const wallets = new Map<number, number>();
  for (const ownerId of new Set(due.map(({ row }) => row.accountId)))
    wallets.set(ownerId, (await walletOf(tx, ownerId)).account);
  const accounts = await paymentAccounts(tx, merchant);
  await lockBalances(tx, [...wallets.values(), ...Object.values(accounts)]);
  return ({ accountId }) => {
    const wallet = wallets.get(accountId);
    if (wallet === undefined) throw new Error(`The wallet of ${accountId} is not held`);
    return { ...accounts, wallet };
  };
}
