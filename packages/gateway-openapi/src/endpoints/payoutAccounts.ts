import { memberApi as generated } from '../generated/member';

/** Where withdrawals can go; the accounts themselves are looked after in the security centre. */
const payoutAccountsApi = generated.enhanceEndpoints({
  endpoints: { listBankAccounts: { providesTags: ['BankAccounts', 'System'] } },
});

export const { useListBankAccountsQuery } = payoutAccountsApi;
export type { BankAccount } from '../generated/member';
