import { memberApi as generated } from '../generated/member';
import { securityChanged } from '../securityChanged';

const accountsChanged = (_: unknown, error: unknown): ('BankAccounts' | 'Counts' | 'Security')[] =>
  error === undefined ? ['BankAccounts', 'Counts', 'Security'] : [];

const memberApi = generated.enhanceEndpoints({
  endpoints: {
    getMemberInfo: { providesTags: ['Member'] },
    getMemberIcon: { providesTags: ['Member'] },
    getProfile: { providesTags: ['Member'] },
    getVipRank: { providesTags: ['Member'] },
    updateProfile: {
      invalidatesTags: (_, error) => (error === undefined ? ['Member'] : []),
    },
    getSecuritySettings: { providesTags: ['Security'] },
    setPaymentPassword: { invalidatesTags: securityChanged },
    changePaymentPassword: { invalidatesTags: securityChanged },
    bindMobile: { invalidatesTags: securityChanged },
    bindEmail: { invalidatesTags: securityChanged },
    linkSocialAccount: { invalidatesTags: securityChanged },
    unlinkSocialAccount: { invalidatesTags: securityChanged },
    confirmTwoFactor: { invalidatesTags: securityChanged },
    disableTwoFactor: { invalidatesTags: securityChanged },
    listPasskeys: { providesTags: ['Security'] },
    addPasskey: { invalidatesTags: securityChanged },
    renamePasskey: { invalidatesTags: securityChanged },
    removePasskey: { invalidatesTags: securityChanged },
    renewRecoveryCodes: { invalidatesTags: securityChanged },
    // Names of banks are in the language of the call.
    listBankAccounts: { providesTags: ['BankAccounts', 'System'] },
    addBankAccount: { invalidatesTags: accountsChanged },
    removeBankAccount: { invalidatesTags: accountsChanged },
    setDefaultBankAccount: { invalidatesTags: accountsChanged },
  },
});

// Calls with a secret, real names or document numbers are dispatched untracked instead of by a hook, so that none of
// them stays in the store.
export const {
  addBankAccount,
  addPasskey,
  bindEmail,
  bindMobile,
  changePassword,
  changePaymentPassword,
  checkAffiliateCode,
  completePasswordReset,
  confirmTwoFactor,
  disableTwoFactor,
  getMemberInfo,
  linkSocialAccount,
  register,
  registerByMobile,
  removePasskey,
  renewRecoveryCodes,
  resetPasswordByEmail,
  resetPasswordByPhone,
  sendBindCode,
  setPaymentPassword,
  startPasskey,
  startTwoFactor,
  updateLanguage,
  updateProfile,
} = memberApi.endpoints;
export const {
  useGetMemberIconQuery,
  useGetProfileQuery,
  useGetSecuritySettingsQuery,
  useGetVipRankQuery,
  useListBankAccountsQuery,
  useListBanksQuery,
  useListPasskeysQuery,
  useRemoveBankAccountMutation,
  useRenamePasskeyMutation,
  useSetDefaultBankAccountMutation,
  useUnlinkSocialAccountMutation,
} = memberApi;
export type {
  Bank,
  BankAccount,
  MemberIcon,
  MemberInfo,
  MemberProfile,
  Passkey,
  PasskeyAttestation,
  PasskeyCreation,
  ProfileUpdate,
  RegisterByMobileRequest,
  RegisterRequest,
  SecuritySettings,
  TwoFactorSetup,
  VipLevel,
  VipRank,
} from '../generated/member';
export { type RedeemedTicket, redeemTicket } from './redeemTicket';
