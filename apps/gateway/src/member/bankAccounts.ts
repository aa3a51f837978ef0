import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/open';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { beyond } from '../money/bounds';
import { createId } from '../platform/ids';
import { badRequest, Refusal } from '../platform/refusal';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import { withdrawal } from '../wallet/schema';
import { type Bank, banksOf } from './banks';
import { maskName, maskNumber } from './masks';
import { bankAccount } from './schema';
import { isTaken } from './securityBinding';

export type BankAccount = typeof bankAccount.$inferSelect;

/** How many accounts a member of the demo merchant can have at once (MC-04 names no number). */
export const MOST_BANK_ACCOUNTS = 5;
/** States in which a withdrawal may still go to its account. */
const UNDER_WAY = ['REVIEWING', 'PROCESSING', 'PAID', 'DISPUTED'] as const;

const isPresent = (accountId: number) =>
  and(eq(bankAccount.accountId, accountId), isNull(bankAccount.removedAt));

/** A member's bank accounts: the default first, then the one added last. */
export function listBankAccounts(db: Database, accountId: number): Promise<BankAccount[]> {
  return db
    .select()
    .from(bankAccount)
    .where(isPresent(accountId))
    .orderBy(desc(bankAccount.isDefault), desc(bankAccount.addedAt), asc(bankAccount.id));
}

export interface NewBankAccount {
  bankCode: string;
  accountNumber: string;
  payeeName: string;
  branch?: string | undefined;
}

/**
 * Adds a bank account. The first one settles the real name of its owner where none is known; after that only
 * accounts in that name are taken.
 */
export async function addBankAccount(
  db: Database,
  { owner, banks }: { owner: Account; banks: readonly Bank[] },
  wanted: NewBankAccount,
  now: Date,
): Promise<void> {
  const { bankCode, branch } = wanted;
  const bank = banksOf(banks, owner.currency).find((one) => one.bankCode === bankCode);
  if (bank === undefined) throw new Refusal('NOT_FOUND');
  if (!bank.available) throw new Refusal('STATE_CONFLICT');
  const payeeName = wanted.payeeName.trim().replace(/\s+/g, ' ');
  if (payeeName === '') throw badRequest([{ field: 'payeeName', code: 'tooShort' }]);
  const add = async (tx: Database) => {
    await settleName(tx, owner.id, payeeName);
    const [counted] = await tx
      .select({ all: count() })
      .from(bankAccount)
      .where(isPresent(owner.id));
    const all = counted?.all ?? 0;
    if (all >= MOST_BANK_ACCOUNTS)
      throw beyond('count', String(MOST_BANK_ACCOUNTS), 'accountNumber');
    await tx.insert(bankAccount).values({
      id: createId('ba'),
      merchant: owner.merchant,
      accountId: owner.id,
      bankCode,
      accountNumber: wanted.accountNumber.toUpperCase(),
      payeeName,
      branch: branch?.trim() || null,
      currency: bank.currency,
      isDefault: all === 0,
      addedAt: now,
    });
    const place = (code: keyof typeof bank.name) =>
      `${bank.name[code]} ${maskNumber(wanted.accountNumber)}`;
    const values = { place: { EN: place('EN'), CN: place('CN'), ID: place('ID') } };
    await notifyAccounts(tx, [{ accountId: owner.id, name: 'bankAccountAdded', values }], now);
  };
  await db.transaction(add).catch((error: unknown) => {
    throw isTaken(error) ? new Refusal('STATE_CONFLICT') : error;
  });
}

/** Locks the owner's row, so that additions are serialized, and compares names. */
async function settleName(tx: Database, id: number, payeeName: string): Promise<void> {
  const [existing] = await tx
    .select({ known: account.payeeName })
    .from(account)
    .where(eq(account.id, id))
    .for('update');
  const known = existing?.known ?? null;
  if (known === null) await tx.update(account).set({ payeeName }).where(eq(account.id, id));
  else if (plain(known) !== plain(payeeName))
    throw badRequest([{ field: 'payeeName', code: 'holder' }], {
      key: 'holder',
      limit: maskName(known),
    });
}

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/** Removes a bank account without pending withdrawals; the one added last becomes the default. */
export async function removeBankAccount(
  db: Database,
  accountId: number,
  id: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = (await holdAll(tx, accountId)).find((one) => one.id === id);
    if (removed === undefined) throw new Refusal('NOT_FOUND');
    const [pending] = await tx
      .select({ id: withdrawal.id })
      .from(withdrawal)
      .where(and(eq(withdrawal.bankAccountId, id), inArray(withdrawal.state, [...UNDER_WAY])))
      .limit(1);
    if (pending !== undefined) throw new Refusal('STATE_CONFLICT');
    await tx
      .update(bankAccount)
      .set({ removedAt: now, isDefault: false })
      .where(eq(bankAccount.id, id));
    const [next] = await listBankAccounts(tx, accountId);
    if (removed.isDefault && next !== undefined)
      await tx.update(bankAccount).set({ isDefault: true }).where(eq(bankAccount.id, next.id));
  });
}

/** Makes a bank account the one that withdrawals go to. */
export async function chooseDefault(db: Database, accountId: number, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await holdAll(tx, accountId);
    if (!all.some((one) => one.id === id)) throw new Refusal('NOT_FOUND');
    await tx.update(bankAccount).set({ isDefault: false }).where(isPresent(accountId));
    await tx.update(bankAccount).set({ isDefault: true }).where(eq(bankAccount.id, id));
  });
}

/** Locks a member's accounts, in one order, so that changes come one after another. */
function holdAll(tx: Database, accountId: number): Promise<BankAccount[]> {
  return tx
    .select()
    .from(bankAccount)
    .where(isPresent(accountId))
    .orderBy(asc(bankAccount.id))
    .for('update');
}
