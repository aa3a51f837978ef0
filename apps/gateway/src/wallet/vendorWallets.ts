import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config';
import type { Database } from '../database/open';
import type { Catalogue } from '../games/catalogue';
import type { Vendor } from '../games/types';
import { checkAmount } from '../money/bounds';
import { openLedgerAccount, type Posting, post, walletOf } from '../money/ledger';
import { lockBalances } from '../money/lockBalances';
import { passed } from '../money/postings';
import { refuseWithBalance } from '../money/refuseWithBalance';
import { balance, ledgerAccount } from '../money/schema';
import type { Intent } from '../platform/handlers';
import { createId } from '../platform/ids';
import { badRequest, Refusal } from '../platform/refusal';
import type { Account } from '../session/sessions';
import { lockAccount } from './lockAccount';
import { transfer } from './schema';
import type { Transfer } from './transfers';
import { TRANSFERRED_AT_ONCE } from './walletRules';

/** The main wallet among wallet codes. */
const MAIN = 'MAIN';

/** What lies at one vendor, in minor units. */
export interface VendorWallet {
  vendor: Vendor;
  /** Its ledger account; null until the first movement. */
  account: number | null;
  amount: bigint;
}

/** Prefix of the kinds of vendor wallets; the code of the vendor follows. */
export const AT_VENDOR = 'vendor:';

const kindOf = (vendor: Vendor): string => `${AT_VENDOR}${vendor.code}`;

/** The vendors at which this merchant's members have wallets; none with a single wallet (WAL-01). */
export function walletVendors({ config, catalogue }: { config: Config; catalogue: Catalogue }) {
  return config.vendorWallets.flatMap((code) => catalogue.vendor(code) ?? []);
}

/** What a member has at each of the vendors. */
export async function vendorWalletsOf(
  db: Database,
  ownerId: number,
  vendors: readonly Vendor[],
): Promise<VendorWallet[]> {
  if (vendors.length === 0) return [];
  const rows = await db
    .select({ account: ledgerAccount.id, kind: ledgerAccount.kind, amount: balance.amount })
    .from(ledgerAccount)
    .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
    .where(
      and(eq(ledgerAccount.ownerId, ownerId), inArray(ledgerAccount.kind, vendors.map(kindOf))),
    );
  return vendors.map((vendor) => {
    const row = rows.find(({ kind }) => kind === kindOf(vendor));
    return { vendor, account: row?.account ?? null, amount: row?.amount ?? 0n };
  });
}

/** Money to move between the main wallet and a vendor's, in minor units. */
export interface WalletMove {
  from: string;
  to: string;
  amount: bigint;
}

/** Moves money between the main wallet and one at a vendor. */
export async function moveBetweenWallets(
  tx: Database,
  owner: Account,
  { from, to, amount }: WalletMove,
  { vendors, intent, now }: { vendors: readonly Vendor[]; intent: Intent; now: Date },
): Promise<Transfer> {
  if (vendors.length === 0) throw new Refusal('STATE_CONFLICT');
  if ((from === MAIN) === (to === MAIN)) throw badRequest([{ field: 'to', code: 'invalid' }]);
  const vendor = vendors.find(({ code }) => code === from || code === to);
  if (vendor === undefined) throw new Refusal('NOT_FOUND');
  checkAmount(amount, TRANSFERRED_AT_ONCE);
  const main = (await walletOf(tx, owner.id)).account;
  const wallet = await openVendorWallet(tx, owner, vendor);
  const postings = from === MAIN ? passed(main, wallet, amount) : passed(wallet, main, amount);
  const written = record(tx, owner, { from, to, amount }, { intent, now, postings });
  const account = from === MAIN ? main : wallet;
  return refuseWithBalance(tx, { account, field: 'amount' }, written);
}

/** The member's wallet at a vendor, opened when it is first needed. */
export async function openVendorWallet(
  tx: Database,
  owner: Account,
  vendor: Vendor,
): Promise<number> {
  await lockAccount(tx, owner.id);
  const [wallet] = await vendorWalletsOf(tx, owner.id, [vendor]);
  const { id: ownerId, currency } = owner;
  return wallet?.account ?? openLedgerAccount(tx, { ownerId, kind: kindOf(vendor), currency });
}

/** Moves the balances of all vendors to the main wallet; returns the balance of each. */
export async function emptyVendorWallets(
  tx: Database,
  owner: Account,
  { vendors, intent, now }: { vendors: readonly Vendor[]; intent: Intent; now: Date },
): Promise<VendorWallet[]> {
  await lockAccount(tx, owner.id);
  const main = (await walletOf(tx, owner.id)).account;
  const opened = (await vendorWalletsOf(tx, owner.id, vendors)).flatMap((one) => one.account ?? []);
  // Games go on meanwhile: balances are read under the lock.
  await lockBalances(tx, [main, ...opened]);
  const wallets = await vendorWalletsOf(tx, owner.id, vendors);
  for (const { vendor, account, amount } of wallets) {
    if (account === null || amount === 0n) continue;
    const postings = passed(account, main, amount);
    const part = { ...intent, key: `${intent.key}:${vendor.code}` };
    await record(
      tx,
      owner,
      { from: vendor.code, to: MAIN, amount },
      { intent: part, now, postings },
    );
  }
  return wallets;
}

async function record(
  tx: Database,
  owner: Account,
  { from, to, amount }: WalletMove,
  { intent, now, postings }: { intent: Intent; now: Date; postings: Posting[] },
): Promise<Transfer> {
  const id = createId('tr');
  const txnId = await post(tx, { ...intent, kind: 'TRANSFER', reference: id, at: now, postings });
  const [written] = await tx
    .insert(transfer)
    .values({
      id,
      kind: 'WALLET',
      giverId: owner.id,
      receiverId: owner.id,
      fromName: from,
      toName: to,
      amount,
      txnId,
      createdAt: now,
    })
    .returning();
  if (written === undefined) throw new Error('The transfer was not written');
  return written;
}
