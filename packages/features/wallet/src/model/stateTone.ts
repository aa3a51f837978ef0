import type { BadgeTone } from '@parlour/design-system/Badge';
import type { DepositState, WithdrawalState } from '@parlour/gateway-openapi/wallet';

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

/** Tone of a record's state; a warning where the owner has to do something. */
export const stateTone = (state: DepositState | WithdrawalState): BadgeTone => TONES[state];
