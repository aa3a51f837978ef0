import type { CoreThunk } from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import { checkAffiliateCode } from '@parlour/gateway-openapi/member';

/** Fields that a link fills in, named as in its address: the code of an agent or of a member (REG-08). */
export const CODE_FIELDS = ['affiliateCode', 'referralCode'] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

/** `sub` is where an agent's link was put (AG-08). */
export type AffiliateCodes = { [Name in CodeField | 'sub']?: string | undefined };

/** What the gateway takes as the name of a place. */
const SUB = /^[A-Za-z0-9_-]{1,32}$/;

/** The limit of the contract, in characters. */
const MAX_LENGTH = 64;

let known: AffiliateCodes = {};
let isForgotten = false;
/** Codes that this visit has been counted for. */
const counted = new Set<string>();

function codesIn(search: string): AffiliateCodes {
  const query = new URLSearchParams(search);
  const codes = Object.fromEntries(
    CODE_FIELDS.map((field) => [field, query.get(field)?.trim() ?? '']).filter(
      ([, code = '']) => code !== '' && code.length <= MAX_LENGTH,
    ),
  ) as AffiliateCodes;
  if (codes.affiliateCode === undefined) return codes;
  const sub = query.get('sub') ?? '';
  // Of another link than before, so that an earlier place does not stay.
  return { ...codes, sub: SUB.test(sub) ? sub : undefined };
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
  /** What has been read so far. */
  known: (): AffiliateCodes => known,
  forget: (): void => {
    known = {};
    isForgotten = true;
  },
};

/** An agent's link that lets nobody register any more, with the gateway's words for it (AG-08). */
export interface EndedLink {
  endedText: string;
}

/** `unchecked` where the call failed. */
export type CodeVerdict = 'valid' | 'invalid' | 'unchecked' | EndedLink;

/** The words for a link that has ended; null for every other verdict. */
export const endedTextOf = (verdict: CodeVerdict | undefined): string | null =>
  typeof verdict === 'object' ? verdict.endedText : null;

/** Checks an invitation code at the gateway (REG-08). The first check of a link's code counts as its visit (AG-08). */
export const verifyCode =
  (code: string): CoreThunk<Promise<CodeVerdict>> =>
  async (dispatch) => {
    const domain = window.location.host;
    const { affiliateCode, sub } = known;
    const visit = code === affiliateCode && !counted.has(code);
    if (visit) counted.add(code);
    const asked = { code, domain, visit, ...(visit && sub !== undefined ? { sub } : null) };
    const request = dispatch(
      checkAffiliateCode.initiate(asked, { forceRefetch: true, subscribe: false }),
    );
    const { error, isSuccess } = await request;
    if (isSuccess) return 'valid';
    if (isRefusal(error, 'AFFILIATE_CODE_ENDED')) return { endedText: error.message };
    return isRefusal(error, 'INVALID_AFFILIATE_CODE', 'BAD_REQUEST') ? 'invalid' : 'unchecked';
  };
