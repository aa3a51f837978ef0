import type { BadgeTone } from '../Badge/Badge';
import type { ButtonTone, ButtonVariant } from '../Button/Button';

export const PROMOTION_STATUSES = [
  'openToRegister',
  'joined',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'inProgress',
  'closed',
  'comingSoon',
  'claim',
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

export const PROMOTION_ACTIONS = [
  'join',
  'requestReward',
  'cancelRequest',
  'claimReward',
  'openTicket',
  'viewHistory',
] as const;
export type PromotionAction = (typeof PROMOTION_ACTIONS)[number];

/** Tone of each status: `accent` if a reward is waiting, a quiet one if the promotion is over. */
export const STATUS_TONES: Readonly<Record<PromotionStatus, BadgeTone>> = {
  openToRegister: 'action',
  joined: 'info',
  applying: 'warning',
  rejected: 'danger',
  issued: 'positive',
  claimed: 'positive',
  inProgress: 'info',
  closed: 'neutral',
  comingSoon: 'neutral',
  claim: 'accent',
};

export interface ActionLook {
  variant: ButtonVariant;
  tone: ButtonTone;
}

const MAIN: ActionLook = { variant: 'solid', tone: 'action' };
const PRECIOUS: ActionLook = { variant: 'solid', tone: 'accent' };
const BESIDE: ActionLook = { variant: 'outline', tone: 'neutral' };

/** Button style of each action: only joining and claiming are main actions. */
export const ACTION_LOOKS: Readonly<Record<PromotionAction, ActionLook>> = {
  join: MAIN,
  requestReward: BESIDE,
  cancelRequest: BESIDE,
  claimReward: PRECIOUS,
  openTicket: PRECIOUS,
  viewHistory: BESIDE,
};
