import type { RedeemStatus } from '@parlour/gateway-openapi/points';

/** The states that people are told of (PTS-02). */
export type ShownStatus = 'PROCESS' | 'REJECTED' | 'APPROVED';

/** A request that was made and one that is looked at are both in process. */
export const shownStatus = (status: RedeemStatus): ShownStatus =>
  status === 'REJECTED' || status === 'APPROVED' ? status : 'PROCESS';
