import type { components } from '../generated/contract';
import type { Texts } from '../platform/texts';
import type { Period } from './periods';
import { TEXTS } from './texts';

/** A task that starts again in each of its periods (PROMO-04). */
export interface Mission {
  missionId: string;
  period: Period;
  /** Hours after the start of its period when it ends; the end of the period if left out. */
  hours?: number;
  goal: components['schemas']['Mission']['goal'];
  /** In minor units; counts too are in hundredths, as the contract writes both alike. */
  target: bigint;
  /** The category whose bets count; null for all. */
  gameCategory: string | null;
  rewardAmount: bigint;
  rewardPoints: number;
  /** Its points on the leaderboard. */
  missionPoints: number;
  title: Texts;
  description: Texts;
}

/** The missions of the demo merchant. */
export const MISSIONS: readonly Mission[] = [
  {
    missionId: 'ms-day-login',
    period: 'D',
    goal: 'login',
    target: 1_00n,
    gameCategory: null,
    rewardAmount: 0n,
    rewardPoints: 10,
    missionPoints: 10,
    title: TEXTS.texts('mission.ms-day-login.title'),
    description: TEXTS.texts('mission.ms-day-login.description'),
  },
  {
    missionId: 'ms-day-early',
    period: 'D',
    hours: 8,
    goal: 'rounds',
    target: 5_00n,
    gameCategory: null,
    rewardAmount: 1_00n,
    rewardPoints: 0,
    missionPoints: 20,
    title: TEXTS.texts('mission.ms-day-early.title'),
    description: TEXTS.texts('mission.ms-day-early.description'),
  },
  {
    missionId: 'ms-20-spins',
    period: 'D',
    goal: 'rounds',
    target: 20_00n,
    gameCategory: 'RNG',
    rewardAmount: 2_00n,
    rewardPoints: 20,
    missionPoints: 40,
    title: TEXTS.texts('mission.ms-20-spins.title'),
    description: TEXTS.texts('mission.ms-20-spins.description'),
  },
  {
    missionId: 'ms-day-win',
    period: 'D',
    goal: 'win',
    target: 5_00n,
    gameCategory: null,
    rewardAmount: 1_00n,
    rewardPoints: 10,
    missionPoints: 30,
    title: TEXTS.texts('mission.ms-day-win.title'),
    description: TEXTS.texts('mission.ms-day-win.description'),
  },
  {
    missionId: 'ms-week-bet',
    period: 'W',
    goal: 'bet',
    target: 60_00n,
    gameCategory: null,
    rewardAmount: 3_00n,
    rewardPoints: 50,
    missionPoints: 80,
    title: TEXTS.texts('mission.ms-week-bet.title'),
    description: TEXTS.texts('mission.ms-week-bet.description'),
  },
  {
    missionId: 'ms-week-deposit',
    period: 'W',
    goal: 'deposit',
    target: 200_00n,
    gameCategory: null,
    rewardAmount: 10_00n,
    rewardPoints: 0,
    missionPoints: 120,
    title: TEXTS.texts('mission.ms-week-deposit.title'),
    description: TEXTS.texts('mission.ms-week-deposit.description'),
  },
  {
    missionId: 'ms-half-live',
    period: 'H',
    goal: 'bet',
    target: 150_00n,
    gameCategory: 'LIVE',
    rewardAmount: 6_00n,
    rewardPoints: 60,
    missionPoints: 100,
    title: TEXTS.texts('mission.ms-half-live.title'),
    description: TEXTS.texts('mission.ms-half-live.description'),
  },
  {
    missionId: 'ms-month-rounds',
    period: 'M',
    goal: 'rounds',
    target: 500_00n,
    gameCategory: null,
    rewardAmount: 25_00n,
    rewardPoints: 300,
    missionPoints: 200,
    title: TEXTS.texts('mission.ms-month-rounds.title'),
    description: TEXTS.texts('mission.ms-month-rounds.description'),
  },
];

/** Prizes of the first ranks of a week, in minor units, paid when it has ended. */
export const WEEK_PRIZES: readonly bigint[] = [
  188_00n,
  88_00n,
  58_00n,
  38_00n,
  28_00n,
  ...Array.from({ length: 5 }, () => 18_00n),
];
