import type { BadgeTone } from '../Badge/Badge';
import type { ButtonTone, ButtonVariant } from '../Button/Button';
import type { ContractAction, ContractState } from './contract';

/** The tone of each state. Only what waits for the user stands out. */
export const STATE_TONES: Readonly<Record<ContractState, BadgeTone>> = {
  sign: 'action',
  pending: 'warning',
  accepted: 'positive',
  rejected: 'danger',
  terminated: 'neutral',
  cancelled: 'neutral',
};

interface ActionStyle {
  variant: ButtonVariant;
  tone: ButtonTone;
}

/** Button style of each action. Only ending a contract is marked as dangerous, not requesting its end. */
export const ACTION_STYLES: Readonly<Record<ContractAction, ActionStyle>> = {
  accept: { variant: 'solid', tone: 'action' },
  reject: { variant: 'outline', tone: 'neutral' },
  terminate: { variant: 'outline', tone: 'danger' },
  requestTermination: { variant: 'outline', tone: 'neutral' },
  cancel: { variant: 'outline', tone: 'neutral' },
};
