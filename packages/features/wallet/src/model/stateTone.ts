import type { BadgeTone } from '@parlour/design-system/Badge';
import type { DepositState, WithdrawalState } from '@parlour/gateway-openapi/payments';

const TONES: Readonly<Record<DepositState | WithdrawalState, BadgeTone>> = {
  PENDING: 'warning',
  REVIEWING: 'info',
  PROCESSING: 'info',
  PAID: 'warning',
  DISPUTED: 'warning',
  SUCCEEDED: 'positive',
  COMPLETED: 'positive',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};

/** What the state of a record means to its owner; a warning where something is to be done. */
export const stateTone = (state: DepositState | WithdrawalState): BadgeTone => TONES[state];
