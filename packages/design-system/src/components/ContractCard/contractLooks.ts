import type { BadgeTone } from '../Badge/Badge';
import type { ButtonTone, ButtonVariant } from '../Button/Button';
import type { ContractAction, ContractState } from './contract';

/** The tone of each state: only what waits for the person calls. */
export const STATE_TONES: Readonly<Record<ContractState, BadgeTone>> = {
  sign: 'action',
  pending: 'warning',
  accepted: 'positive',
  rejected: 'danger',
  terminated: 'neutral',
  cancelled: 'neutral',
};

interface ActionLook {
  variant: ButtonVariant;
  tone: ButtonTone;
}

/** How the button of each step looks: what ends a contract is marked, what leads to a question is not. */
export const ACTION_LOOKS: Readonly<Record<ContractAction, ActionLook>> = {
  accept: { variant: 'solid', tone: 'action' },
  reject: { variant: 'outline', tone: 'neutral' },
  terminate: { variant: 'outline', tone: 'danger' },
  requestTermination: { variant: 'outline', tone: 'neutral' },
  cancel: { variant: 'outline', tone: 'neutral' },
};
