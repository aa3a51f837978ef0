import type { MemberPage } from '@parlour/feature-core';

/** The page that an address opens: the first one where it asks for none, an unknown one or one that is not allowed (MC-01). */
export const choosePage = (asked: string, allowed: readonly MemberPage[]): MemberPage | undefined =>
  allowed.find((page) => page === asked) ?? allowed[0];
