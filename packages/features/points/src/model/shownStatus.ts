import type { RedeemStatus } from '@parlour/gateway-openapi/points';

/** The states that are shown (PTS-02). */
export type ShownStatus = 'PROCESS' | 'REJECTED' | 'APPROVED';

/** New requests and those under review are both shown as in process. */
export const shownStatus = (status: RedeemStatus): ShownStatus =>
  status === 'REJECTED' || status === 'APPROVED' ? status : 'PROCESS';
