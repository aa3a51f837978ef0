import { memberApi as generated } from '../generated/member';

const memberApi = generated.enhanceEndpoints({
  endpoints: { getMemberInfo: { providesTags: ['Member'] } },
});

export const {
  changePassword,
  checkAffiliateCode,
  completePasswordReset,
  getMemberInfo,
  register,
  registerByMobile,
  resetPasswordByEmail,
  resetPasswordByPhone,
  updateLanguage,
} = memberApi.endpoints;
export type { MemberInfo, RegisterByMobileRequest, RegisterRequest } from '../generated/member';
export { type RedeemedTicket, redeemTicket } from './redeemTicket';
