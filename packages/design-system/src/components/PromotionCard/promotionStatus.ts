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

export interface ActionStyle {
  variant: ButtonVariant;
  tone: ButtonTone;
}

const MAIN: ActionStyle = { variant: 'solid', tone: 'action' };
const VALUABLE: ActionStyle = { variant: 'solid', tone: 'accent' };
const SECONDARY: ActionStyle = { variant: 'outline', tone: 'neutral' };

/** Button style of each action: only joining and claiming are main actions. */
export const ACTION_STYLES: Readonly<Record<PromotionAction, ActionStyle>> = {
  join: MAIN,
  requestReward: SECONDARY,
  cancelRequest: SECONDARY,
  claimReward: VALUABLE,
  openTicket: VALUABLE,
  viewHistory: SECONDARY,
};
