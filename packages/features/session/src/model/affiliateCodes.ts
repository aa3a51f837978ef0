import type { CoreThunk } from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import { checkAffiliateCode } from '@parlour/gateway-openapi/member';

/** Fields that a link fills in, named as in its address: the code of an agent or of a member (REG-08). */
export const CODE_FIELDS = ['affiliateCode', 'referralCode'] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

export type AffiliateCodes = Partial<Record<CodeField, string>>;

/** The limit of the contract, in characters. */
const MAX_LENGTH = 64;

let known: AffiliateCodes = {};
let isForgotten = false;

function codesIn(search: string): AffiliateCodes {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    CODE_FIELDS.map((field) => [field, query.get(field)?.trim() ?? '']).filter(
      ([, code = '']) => code !== '' && code.length <= MAX_LENGTH,
    ),
  ) as AffiliateCodes;
}

/** Query of the address that the visit began with. The browser remembers it, so the first page needs no code for that. */
function landingSearch(): string {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? '';
  return URL.canParse(address) ? new URL(address).search : '';
}

/** The codes of this visit's address, only in memory and until somebody has registered with them. */
export const affiliateCodes = {
  /** `search` is the query of the current address; its codes override earlier ones. */
  read: (search: string): AffiliateCodes => {
    known = { ...(isForgotten ? null : codesIn(landingSearch())), ...known, ...codesIn(search) };
    return known;
  },
  forget: (): void => {
    known = {};
    isForgotten = true;
  },
};

/** `unchecked` where the call failed. */
export type CodeVerdict = 'valid' | 'invalid' | 'unchecked';

/** Checks an invitation code at the gateway (REG-08). */
export const verifyCode =
  (code: string): CoreThunk<Promise<CodeVerdict>> =>
  async (dispatch) => {
    const domain = window.location.host;
    const request = dispatch(
      checkAffiliateCode.initiate({ code, domain }, { forceRefetch: true, subscribe: false }),
    );
    const { error, isSuccess } = await request;
    if (isSuccess) return 'valid';
    return isRefusal(error, 'INVALID_AFFILIATE_CODE', 'BAD_REQUEST') ? 'invalid' : 'unchecked';
  };
