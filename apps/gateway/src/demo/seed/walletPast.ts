import type { DepositState, StepReason, WithdrawalState } from '../../wallet/steps';

interface PastStep<State> {
  state: State;
  /** Minutes after the start. */
  after: number;
  reason?: StepReason;
}

interface Past<State> {
  /** Hours since the start. */
  hours: number;
  methodId: string;
  /** In minor units. */
  amount: bigint;
  steps: readonly PastStep<State>[];
}

export type PastDeposit = Past<DepositState>;

export interface PastWithdrawal extends Past<WithdrawalState> {
  settledBy?: 'MEMBER' | 'TIMEOUT' | 'FORCED';
  /** The amount that counts as arrived; nothing if left out. */
  received?: bigint | 'all';
}

export interface PastTransfer {
  hours: number;
  from: string;
  to: string;
  amount: bigint;
  remark: string | null;
}

const DAY = 24;

const begun = { state: 'PENDING', after: 0 } as const;
const found = { state: 'PROCESSING', after: 2 } as const;
const credited = [begun, found, { state: 'SUCCEEDED', after: 3 }] as const;

/** All past deposits, oldest first. */
export const PAST_DEPOSITS: readonly PastDeposit[] = [
  { hours: 88 * DAY, methodId: 'dm-bank', amount: 60_00n, steps: credited },
  { hours: 81 * DAY, methodId: 'dm-wallet', amount: 25_00n, steps: credited },
  { hours: 74 * DAY + 3, methodId: 'dm-card', amount: 40_00n, steps: credited },
  {
    hours: 68 * DAY,
    methodId: 'dm-bank',
    amount: 80_13n,
    steps: [begun, found, { state: 'REJECTED', after: 9, reason: 'mismatch' }],
  },
  { hours: 67 * DAY + 20, methodId: 'dm-bank', amount: 80_00n, steps: credited },
  { hours: 58 * DAY, methodId: 'dm-coin', amount: 50_00n, steps: credited },
  { hours: 49 * DAY + 7, methodId: 'dm-wallet', amount: 20_00n, steps: credited },
  {
    hours: 41 * DAY,
    methodId: 'dm-card',
    amount: 100_00n,
    steps: [begun, { state: 'CANCELLED', after: 4, reason: 'cancelled' }],
  },
  { hours: 40 * DAY + 2, methodId: 'dm-bank', amount: 55_00n, steps: credited },
  { hours: 31 * DAY, methodId: 'dm-wallet', amount: 30_00n, steps: credited },
  { hours: 22 * DAY + 11, methodId: 'dm-bank', amount: 45_00n, steps: credited },
  {
    hours: 15 * DAY,
    methodId: 'dm-bank',
    amount: 70_99n,
    steps: [begun, { state: 'EXPIRED', after: 30, reason: 'notPaid' }],
  },
  { hours: 14 * DAY + 5, methodId: 'dm-card', amount: 25_00n, steps: credited },
  { hours: 6 * DAY + 4, methodId: 'dm-wallet', amount: 15_00n, steps: credited },
  {
    hours: 5 * DAY,
    methodId: 'dm-wallet',
    amount: 35_13n,
    steps: [begun, found, { state: 'REJECTED', after: 6, reason: 'mismatch' }],
  },
  {
    hours: 3 * DAY,
    methodId: 'dm-coin',
    amount: 60_00n,
    steps: [begun, { state: 'CANCELLED', after: 2, reason: 'cancelled' }],
  },
  { hours: 2 * DAY, methodId: 'dm-bank', amount: 90_00n, steps: [begun, found] },
  { hours: 0, methodId: 'dm-bank', amount: 120_99n, steps: [begun] },
];

const asked = { state: 'REVIEWING', after: 0 } as const;
const sending = { state: 'PROCESSING', after: 6 } as const;
const paid = { state: 'PAID', after: 9 } as const;
const upToPaid = [asked, sending, paid] as const;

/** All past withdrawals, oldest first. */
export const PAST_WITHDRAWALS: readonly PastWithdrawal[] = [
  {
    hours: 76 * DAY,
    methodId: 'wm-bank',
    amount: 50_00n,
    steps: [...upToPaid, { state: 'COMPLETED', after: 15, reason: 'received' }],
    settledBy: 'MEMBER',
    received: 'all',
  },
  {
    hours: 63 * DAY,
    methodId: 'wm-express',
    amount: 40_00n,
    steps: [...upToPaid, { state: 'COMPLETED', after: 39, reason: 'timeout' }],
    settledBy: 'TIMEOUT',
    received: 'all',
  },
  {
    hours: 47 * DAY,
    methodId: 'wm-bank',
    amount: 60_13n,
    steps: [asked, { state: 'REJECTED', after: 20, reason: 'notApproved' }],
  },
  {
    hours: 46 * DAY,
    methodId: 'wm-bank',
    amount: 60_00n,
    steps: [
      ...upToPaid,
      { state: 'DISPUTED', after: 21, reason: 'notReceived' },
      { state: 'COMPLETED', after: 160, reason: 'forced' },
    ],
    settledBy: 'FORCED',
  },
  {
    hours: 27 * DAY,
    methodId: 'wm-bank',
    amount: 80_00n,
    steps: [asked, { state: 'CANCELLED', after: 3, reason: 'takenBack' }],
  },
  {
    hours: 12 * DAY,
    methodId: 'wm-express',
    amount: 30_00n,
    steps: [...upToPaid, { state: 'COMPLETED', after: 12, reason: 'received' }],
    settledBy: 'MEMBER',
    received: 'all',
  },
  {
    hours: 4 * DAY,
    methodId: 'wm-bank',
    amount: 45_00n,
    steps: [...upToPaid, { state: 'DISPUTED', after: 19, reason: 'notReceived' }],
    received: 20_00n,
  },
  { hours: 2 * DAY, methodId: 'wm-bank', amount: 35_00n, steps: [asked, sending] },
  { hours: DAY, methodId: 'wm-bank', amount: 25_00n, steps: [asked] },
  {
    hours: 0.2,
    methodId: 'wm-express',
    amount: 20_00n,
    steps: upToPaid,
  },
];

/** Transfers between an agent and a member, oldest first. */
export const PAST_TRANSFERS: readonly PastTransfer[] = [
  { hours: 71 * DAY, from: 'agent1', to: 'member1', amount: 100_00n, remark: 'Welcome aboard' },
  { hours: 52 * DAY, from: 'member1', to: 'agent1', amount: 40_00n, remark: null },
  { hours: 33 * DAY, from: 'agent1', to: 'member1', amount: 25_00n, remark: 'For the weekend' },
  { hours: 17 * DAY, from: 'member1', to: 'agent1', amount: 15_50n, remark: 'Settling the month' },
  { hours: 5 * DAY, from: 'agent1', to: 'member1', amount: 30_00n, remark: null },
  { hours: 2 * DAY + 6, from: 'member1', to: 'agent1', amount: 12_00n, remark: 'Thank you' },
];
