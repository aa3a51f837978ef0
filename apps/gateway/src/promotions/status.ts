import type { components } from '../generated/contract';
import { Refusal } from '../platform/refusal';

type Schemas = components['schemas'];
export type PromotionStatus = Schemas['PromotionStatus'];
export type PromotionAction = Schemas['PromotionAction'];

/** How far an account that takes part has come; the rest of the status follows from the clock and the goal. */
export type ParticipationState =
  | 'joined'
  | 'applying'
  | 'rejected'
  | 'granted'
  | 'issued'
  | 'claimed';

/** What can happen to a participation, from where and to where: nothing else ever changes one (PROMO-02). */
export const MOVES = {
  request: { from: ['joined', 'rejected'], to: 'applying' },
  cancel: { from: ['applying'], to: 'joined' },
  reject: { from: ['applying'], to: 'rejected' },
  grant: { from: ['applying'], to: 'granted' },
  issue: { from: ['joined'], to: 'issued' },
  claim: { from: ['granted'], to: 'claimed' },
} as const satisfies Record<
  string,
  { from: readonly ParticipationState[]; to: ParticipationState }
>;

export type Move = keyof typeof MOVES;

/** How a reward comes: asked for, by itself once the goal is reached, or as tickets. */
export type Payout = 'application' | 'automatic' | 'tickets';

/** What the status of a promotion follows from. */
export interface Facts {
  window: 'upcoming' | 'open' | 'over';
  /** No place is left for somebody who has not joined. */
  isFull: boolean;
  payout: Payout;
  /** Null for whoever takes no part in this period, and for visitors. */
  own: ParticipationState | null;
  isGoalReached: boolean;
  /** A reward or a ticket waits to be taken. */
  hasWaiting: boolean;
}

/**
 * Where somebody stands with a promotion. The end of its window ends signing up and applying; what was
 * applied for or granted before is still answered and can still be taken.
 */
export function statusOf(facts: Facts): PromotionStatus {
  const { own, window, payout, hasWaiting } = facts;
  if (payout === 'tickets' && hasWaiting) return 'claim';
  switch (own) {
    case null:
      if (window === 'upcoming') return 'comingSoon';
      return window === 'over' || facts.isFull ? 'closed' : 'openToRegister';
    case 'joined':
      if (window === 'over') return 'closed';
      return payout === 'application' && facts.isGoalReached ? 'joined' : 'inProgress';
    case 'rejected':
      return window === 'over' ? 'closed' : 'rejected';
    case 'granted':
      return hasWaiting ? 'claim' : 'closed';
    default:
      return own;
  }
}

const ACTIONS: Readonly<Partial<Record<PromotionStatus, PromotionAction>>> = {
  openToRegister: 'join',
  joined: 'requestReward',
  applying: 'cancelRequest',
  rejected: 'requestReward',
  issued: 'viewHistory',
};

/** The step that a status allows. */
export function actionOf(status: PromotionStatus, payout: Payout): PromotionAction {
  if (status === 'claim') return payout === 'tickets' ? 'openTicket' : 'claimReward';
  return ACTIONS[status] ?? 'none';
}

/** Steps by which something is gained; taking an application back is none. */
export const STEPS: readonly PromotionAction[] = [
  'join',
  'requestReward',
  'claimReward',
  'openTicket',
];

/** The order of the list: what needs a step from the member first. */
export const ORDER: readonly PromotionStatus[] = [
  'claim',
  'joined',
  'rejected',
  'openToRegister',
  'inProgress',
  'applying',
  'comingSoon',
  'issued',
  'claimed',
  'closed',
];

/** Refuses a step that the status does not allow: what is past as closed, everything else as changed. */
export function requireAction(
  standing: { status: PromotionStatus; action: PromotionAction },
  wanted: PromotionAction,
): void {
  if (standing.action === wanted) return;
  throw new Refusal(standing.status === 'closed' ? 'PROMOTION_CLOSED' : 'STATE_CONFLICT');
}
