import type { components } from '../generated/contract';
import { inLanguage } from '../platform/texts';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { addBankAccount, chooseDefault, listBankAccounts, removeBankAccount } from './bankAccounts';
import { bankName, bankOf, banksOf } from './banks';
import { maskName, maskNumber } from './masks';

type Accounts = components['schemas']['BankAccounts'];

/** Banks, and the accounts that members withdraw to (MC-04). */
export function bankOperations({ content: { banks }, db }: Services) {
  const accountsOf = async (ownerId: number, language: string): Promise<Accounts> => {
    const rows = await listBankAccounts(db, ownerId);
    return rows.map((row) => {
      const bank = bankOf(banks, row.bankCode);
      return {
        bankAccountId: row.id,
        bankCode: row.bankCode,
        bankName: bankName(banks, row.bankCode, language),
        icon: bank?.sign ?? null,
        accountNumber: maskNumber(row.accountNumber),
        payeeName: maskName(row.payeeName),
        branch: row.branch,
        currency: row.currency,
        isDefault: row.isDefault,
        addedAt: row.addedAt.toISOString(),
      };
    });
  };

  return {
    listBanks: (call) =>
      banksOf(banks, loggedIn(call).account.currency).map(({ name, sign, ...bank }) => ({
        ...bank,
        bankName: inLanguage(name, call.language),
        icon: sign,
      })),

    listBankAccounts: (call) => accountsOf(loggedIn(call).account.id, call.language),

    async addBankAccount(call) {
      const { account: owner } = loggedIn(call);
      const { paymentPassword: _, ...wanted } = call.body;
      await addBankAccount(db, { owner, banks }, wanted, call.now);
      return accountsOf(owner.id, call.language);
    },

    async removeBankAccount(call) {
      const { id } = loggedIn(call).account;
      await removeBankAccount(db, id, call.path.bankAccountId, call.now);
      return accountsOf(id, call.language);
    },

    async setDefaultBankAccount(call) {
      const { id } = loggedIn(call).account;
      await chooseDefault(db, id, call.path.bankAccountId);
      return accountsOf(id, call.language);
    },
  } satisfies Handlers;
}
