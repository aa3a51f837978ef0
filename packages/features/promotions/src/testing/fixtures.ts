import type {
  BonusPage,
  Mission,
  MissionLeaderboard,
  MissionPage,
  Promotion,
  PromotionDetail,
  PromotionPage,
  RewardPage,
  Ticket,
  TicketPage,
} from '@parlour/gateway-openapi/promotions';
import { exampleOf } from '@parlour/gateway-openapi/testing';
import { PROMOTION_KINDS } from '../model/promotionKinds';

const INKS = ['#1f6f6b', '#8a2f4f', '#3f5bb5', '#8f6a26'] as const;

/** A picture that needs no network. */
const drawPicture = (seed: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="640" height="360"><path d="M0 0h16v9H0z" fill="${INKS[seed % INKS.length] ?? INKS[0]}"/><circle cx="${String(4 + (seed % 5) * 2)}" cy="4.5" r="3" fill="#f6f0e6" opacity=".8"/></svg>`,
  )}`;

/** States of a promotion, with the step that each allows (PROMO-02). */
const STANDINGS: readonly (readonly [Promotion['status'], Promotion['action']])[] = [
  ['claim', 'claimReward'],
  ['claim', 'openTicket'],
  ['joined', 'requestReward'],
  ['rejected', 'requestReward'],
  ['openToRegister', 'join'],
  ['inProgress', 'none'],
  ['applying', 'cancelRequest'],
  ['comingSoon', 'none'],
  ['issued', 'viewHistory'],
  ['claimed', 'none'],
  ['closed', 'none'],
];

const TITLES = ['Evening lantern', 'Harbour week', 'Silver rank gift', 'Soft landing', 'Tea break'];
const PERIODS = ['D', 'W', 'H', 'M', null] as const;

/** A promotion made from a number, and changes of it. */
export function samplePromotion(seed: number, changes: Partial<Promotion> = {}): Promotion {
  const [status, action] = STANDINGS[seed % STANDINGS.length] ?? ['closed', 'none'];
  return {
    promotionId: `pr-${String(seed)}`,
    title: `${TITLES[seed % TITLES.length] ?? ''} ${String(seed + 1)}`,
    kind: PROMOTION_KINDS[seed % PROMOTION_KINDS.length] ?? 'daily',
    period: PERIODS[seed % PERIODS.length] ?? null,
    status,
    action,
    summary: 'Play for 500.00 within the time and take 25.00.',
    imageUrl: seed % 3 === 2 ? null : drawPicture(seed),
    startsAt: '2026-05-01T00:00:00Z',
    endsAt: '2026-06-30T00:00:00Z',
    remaining: status === 'openToRegister' ? 214 : null,
    progress: status === 'inProgress' ? { current: '320.00', target: '500.00' } : null,
    ...changes,
  };
}

/** A page of these promotions. */
export const pageOf = <Row>(content: Row[]) => ({
  content,
  pageNum: 1,
  totalPages: content.length === 0 ? 0 : 1,
  totalElements: content.length,
  pageSize: 18,
});

/** Every status and every step. */
export const PROMOTIONS: PromotionPage = pageOf(STANDINGS.map((_, seed) => samplePromotion(seed)));

/** What guests see. */
export const GUEST_PROMOTIONS: PromotionPage = pageOf(
  [4, 7, 10].flatMap((seed) => [
    samplePromotion(seed),
    samplePromotion(seed + 11, { promotionId: `pr-more-${String(seed)}` }),
  ]),
);

/** One promotion in full. */
export function sampleDetail(
  promotion: Partial<Promotion> = {},
  changes: Partial<PromotionDetail> = {},
): PromotionDetail {
  return {
    ...(exampleOf('getPromotion') as PromotionDetail),
    promotion: samplePromotion(4, { promotionId: 'pr-story', ...promotion }),
    ...changes,
  };
}

/** An application that was rejected. */
export const REJECTED: PromotionDetail = sampleDetail(
  { status: 'rejected', action: 'requestReward', remaining: null },
  {
    application: {
      applicationId: 'ap-1',
      promotionId: 'pr-story',
      status: 'rejected',
      remark: 'My birthday is this month.',
      images: [{ imageId: 'im-1', imageUrl: drawPicture(1), sizeBytes: 1200 }],
      requestedAt: '2026-05-13T09:26:53Z',
      answeredAt: '2026-05-13T11:00:00Z',
      rejectionReason: 'The picture does not show the day. Please send another one.',
    },
  },
);

/** A ticket made from a number. */
function sampleTicket(seed: number, changes: Partial<Ticket> = {}): Ticket {
  const kinds = ['redEnvelope', 'prizeWheel', 'goldenEgg'] as const;
  return {
    ticketId: `tk-${String(seed)}`,
    promotionId: 'pr-story',
    kind: kinds[seed % 3] ?? 'goldenEgg',
    status: 'unopened',
    source: 'Deposit of 100.00',
    turnoverMultiple: 1,
    issuedAt: '2026-05-13T18:02:11Z',
    expiresAt: '2026-05-20T00:00:00Z',
    openedAt: null,
    prize: null,
    ...changes,
  };
}

const PRIZE = {
  prizeId: 'pz-18',
  type: 'money',
  label: '18.00',
  amount: '18.00',
  points: null,
  segment: 3,
} as const;

/** Tickets in every status. */
export const TICKETS: TicketPage = pageOf([
  sampleTicket(0),
  sampleTicket(1),
  sampleTicket(2),
  sampleTicket(3, { status: 'opened', openedAt: '2026-05-14T09:00:00Z', prize: PRIZE }),
  sampleTicket(4, { status: 'claimed', openedAt: '2026-05-12T09:00:00Z', prize: PRIZE }),
  sampleTicket(5, {
    status: 'empty',
    openedAt: '2026-05-12T09:00:00Z',
    prize: { ...PRIZE, type: 'nothing', label: 'Next time', amount: null },
  }),
  sampleTicket(6, { status: 'expired', expiresAt: '2026-05-10T00:00:00Z' }),
]);

/** Nothing in the reward centre. */
export const NO_REWARDS: RewardPage = {
  ...pageOf([]),
  totals: { claimableCount: 0, claimableAmount: '0.00', claimablePoints: 0 },
};

/** Nothing in the history. */
export const NO_BONUSES: BonusPage = { ...pageOf([]), totals: { amount: '0.00', points: 0 } };

const mission = (seed: number, changes: Partial<Mission>): Mission => {
  const [first] = (exampleOf('listMissions') as MissionPage).content;
  return { ...(first as Mission), missionId: `ms-${String(seed)}`, ...changes };
};

/** Missions in every status. */
export const MISSIONS: MissionPage = pageOf([
  mission(0, {}),
  mission(1, {
    title: 'Deposit of the week',
    description: 'Deposit 200.00 within this week.',
    period: 'W',
    goal: 'deposit',
    status: 'inProgress',
    current: '100.00',
    target: '200.00',
    rewardPoints: 0,
  }),
  mission(2, { status: 'claimed' }),
  mission(3, { status: 'expired', current: '4.00' }),
]);

/** A board on which the reader is not among the first. */
export const BOARD = exampleOf('getMissionLeaderboard') as MissionLeaderboard;
