import { describe, expect, it } from 'vitest';
import {
  actionOf,
  type Facts,
  MOVES,
  ORDER,
  type ParticipationState,
  type PromotionStatus,
  statusOf,
} from './status';

const STATES: readonly (ParticipationState | null)[] = [
  null,
  'joined',
  'applying',
  'rejected',
  'granted',
  'issued',
  'claimed',
];
const BOTH = [true, false];

const ALL: readonly Facts[] = STATES.flatMap((own) =>
  (['upcoming', 'open', 'over'] as const).flatMap((window) =>
    (['application', 'automatic', 'tickets'] as const).flatMap((payout) =>
      BOTH.flatMap((isFull) =>
        BOTH.flatMap((isGoalReached) =>
          BOTH.map((hasWaiting) => ({ own, window, payout, isFull, isGoalReached, hasWaiting })),
        ),
      ),
    ),
  ),
);

/** The statuses that one step of the member or one answer of the merchant can lead to, with all else unchanged. */
const NEXT: Partial<Record<PromotionStatus, readonly PromotionStatus[]>> = {
  joined: ['applying', 'issued'],
  inProgress: ['applying', 'issued'],
  applying: ['joined', 'inProgress', 'closed', 'rejected', 'claim'],
  rejected: ['applying'],
  claim: ['claimed'],
  closed: ['applying', 'issued', 'claimed'],
};

describe('the status of a promotion', () => {
  it('has every value for somebody, and nobody without one', () => {
    const reached = new Set(ALL.map(statusOf));
    expect(reached).toEqual(new Set(ORDER));
    expect(reached.size).toBe(10);
  });

  it('allows every action somewhere', () => {
    const actions = new Set(ALL.map((facts) => actionOf(statusOf(facts), facts.payout)));
    expect(actions).toEqual(
      new Set([
        'join',
        'requestReward',
        'cancelRequest',
        'claimReward',
        'openTicket',
        'viewHistory',
        'none',
      ]),
    );
  });

  it('moves as the table of moves says and in no other way', () => {
    for (const facts of ALL.filter(({ payout }) => payout !== 'tickets'))
      for (const { from, to } of Object.values(MOVES)) {
        const isMoved = facts.own !== null && (from as readonly string[]).includes(facts.own);
        if (!isMoved) continue;
        const after = statusOf({ ...facts, own: to, hasWaiting: true });
        expect(NEXT[statusOf(facts)], `${JSON.stringify(facts)} ${to}`).toContain(after);
      }
  });

  it('says closed to whoever has not joined in time or finds no place', () => {
    const stranger = {
      own: null,
      payout: 'application',
      isGoalReached: true,
      hasWaiting: false,
    } as const;
    expect(statusOf({ ...stranger, window: 'over', isFull: false })).toBe('closed');
    expect(statusOf({ ...stranger, window: 'open', isFull: true })).toBe('closed');
    expect(statusOf({ ...stranger, window: 'upcoming', isFull: true })).toBe('comingSoon');
  });
});
