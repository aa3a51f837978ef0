import { memberApi as generatedMember } from '../generated/member';
import { sessionApi as generatedSession } from '../generated/session';

// Each change sends a message to the inbox, so the counts change as well.
const changed = (_: unknown, error: unknown): ('BankAccounts' | 'Counts' | 'Security')[] =>
  error === undefined ? ['Counts', 'Security'] : [];
const accountsChanged: typeof changed = (_, error) =>
  error === undefined ? ['BankAccounts', 'Counts', 'Security'] : [];

const memberApi = generatedMember.enhanceEndpoints({
  endpoints: {
    getSecuritySettings: { providesTags: ['Security'] },
    setPaymentPassword: { invalidatesTags: changed },
    changePaymentPassword: { invalidatesTags: changed },
    bindMobile: { invalidatesTags: changed },
    bindEmail: { invalidatesTags: changed },
    linkSocialAccount: { invalidatesTags: changed },
    unlinkSocialAccount: { invalidatesTags: changed },
    confirmTwoFactor: { invalidatesTags: changed },
    disableTwoFactor: { invalidatesTags: changed },
    listBankAccounts: { providesTags: ['BankAccounts'] },
    addBankAccount: { invalidatesTags: accountsChanged },
    removeBankAccount: { invalidatesTags: accountsChanged },
    setDefaultBankAccount: { invalidatesTags: accountsChanged },
  },
});

const sessionApi = generatedSession.enhanceEndpoints({
  endpoints: {
    listSessions: { providesTags: ['Security'] },
    endOtherSessions: { invalidatesTags: changed },
  },
});

// Calls with a secret are dispatched untracked instead of by a hook, so that none stays in the store.
export const {
  addBankAccount,
  bindEmail,
  bindMobile,
  changePaymentPassword,
  confirmTwoFactor,
  disableTwoFactor,
  linkSocialAccount,
  sendBindCode,
  setPaymentPassword,
  startTwoFactor,
} = memberApi.endpoints;
export const {
  useGetSecuritySettingsQuery,
  useListBankAccountsQuery,
  useListBanksQuery,
  useRemoveBankAccountMutation,
  useSetDefaultBankAccountMutation,
  useUnlinkSocialAccountMutation,
} = memberApi;
export const { useEndOtherSessionsMutation, useListSessionsQuery } = sessionApi;
export type { Bank, BankAccount, SecuritySettings, TwoFactorSetup } from '../generated/member';
export type { OpenSession } from '../generated/session';
