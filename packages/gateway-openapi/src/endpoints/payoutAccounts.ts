import { memberApi as generated } from '../generated/member';

/** Accounts that a withdrawal can go to. Managing them is in `security`. */
const payoutAccountsApi = generated.enhanceEndpoints({
  endpoints: { listBankAccounts: { providesTags: ['BankAccounts', 'System'] } },
});

export const { useListBankAccountsQuery } = payoutAccountsApi;
export type { BankAccount } from '../generated/member';
