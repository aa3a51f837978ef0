import type { components } from '../generated/contract';
import { Refusal } from '../platform/refusal';

type Schemas = components['schemas'];
export type PromotionStatus = Schemas['PromotionStatus'];
export type PromotionAction = Schemas['PromotionAction'];

/** The state of a participation. The rest of the status follows from the clock and the goal. */
export type ParticipationState =
  | 'joined'
  | 'applying'
  | 'rejected'
  | 'granted'
  | 'issued'
  | 'claimed';

/** All transitions of a participation, from where and to where (PROMO-02). */
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

/** How a reward is given: on application, automatically once the goal is reached, or as tickets. */
export type Payout = 'application' | 'automatic' | 'tickets';

/** What the status of a promotion depends on. */
export interface Facts {
  window: 'upcoming' | 'open' | 'over';
  /** No place is left for a member who has not joined. */
  isFull: boolean;
  payout: Payout;
  /** Null for visitors and for members who have not joined this period. */
  own: ParticipationState | null;
  isGoalReached: boolean;
  /** A reward or a ticket waits to be claimed. */
  hasWaiting: boolean;
}

/**
 * The status of a promotion for a viewer. The end of its window ends joining and applying; earlier applications
 * are still answered, and granted rewards can still be claimed.
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

/** Steps that gain something; cancelling an application does not. */
export const STEPS: readonly PromotionAction[] = [
  'join',
  'requestReward',
  'claimReward',
  'openTicket',
];

/** The order of the list: promotions that need a step from the member come first. */
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

/** Refuses a step that the status does not allow: as closed after the end, otherwise as a conflict. */
export function requireAction(
  view: { status: PromotionStatus; action: PromotionAction },
  wanted: PromotionAction,
): void {
  if (view.action === wanted) return;
  throw new Refusal(view.status === 'closed' ? 'PROMOTION_CLOSED' : 'STATE_CONFLICT');
}
