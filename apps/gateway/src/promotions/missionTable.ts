import type { components } from '../generated/contract';
import type { Texts } from '../platform/texts';
import type { Period } from './periods';

/** A task of every period that it is named after (PROMO-04). */
export interface Mission {
  missionId: string;
  period: Period;
  /** Hours after the start of its period when it ends; it lasts the whole period without. */
  hours?: number;
  goal: components['schemas']['Mission']['goal'];
  /** Minor units for amounts; counts are written in hundredths as well, as the contract writes both alike. */
  target: bigint;
  /** Category whose bets count; null for all. */
  gameCategory: string | null;
  rewardAmount: bigint;
  rewardPoints: number;
  /** What it counts on the leaderboard. */
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
    title: { EN: 'Say hello', CN: '每日问候', ID: 'Sapaan hari ini' },
    description: {
      EN: 'Log in once today.',
      CN: '今日登录一次。',
      ID: 'Masuk satu kali hari ini.',
    },
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
    title: { EN: 'Early bird', CN: '早起的鸟儿', ID: 'Burung pagi' },
    description: {
      EN: 'Play five rounds of anything before eight in the morning.',
      CN: '上午八点前进行任意五局游戏。',
      ID: 'Mainkan lima putaran apa saja sebelum pukul delapan pagi.',
    },
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
    title: { EN: 'Twenty rounds of slots', CN: '二十局电子', ID: 'Dua puluh putaran slot' },
    description: {
      EN: 'Play twenty rounds of any slot game.',
      CN: '进行二十局任意电子游戏。',
      ID: 'Mainkan dua puluh putaran slot apa saja.',
    },
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
    title: { EN: 'A small stroke of luck', CN: '小小好运', ID: 'Sedikit keberuntungan' },
    description: {
      EN: 'Win 5.00 in all today.',
      CN: '今日累计赢得 5.00。',
      ID: 'Menangkan total 5.00 hari ini.',
    },
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
    title: { EN: 'A good week', CN: '充实的一周', ID: 'Pekan yang baik' },
    description: {
      EN: 'Bet 60.00 within this week.',
      CN: '本周累计投注 60.00。',
      ID: 'Pasang total 60.00 dalam pekan ini.',
    },
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
    title: { EN: 'Deposit of the week', CN: '本周存款', ID: 'Deposit pekan ini' },
    description: {
      EN: 'Deposit 200.00 within this week.',
      CN: '本周累计存款 200.00。',
      ID: 'Deposit 200.00 dalam pekan ini.',
    },
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
    title: { EN: 'At the live tables', CN: '真人牌桌', ID: 'Di meja langsung' },
    description: {
      EN: 'Bet 150.00 at live tables within the half month.',
      CN: '半月内在真人牌桌投注 150.00。',
      ID: 'Pasang 150.00 di meja langsung dalam setengah bulan.',
    },
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
    title: { EN: 'Five hundred rounds', CN: '五百局', ID: 'Lima ratus putaran' },
    description: {
      EN: 'Play five hundred rounds within this month.',
      CN: '本月进行五百局游戏。',
      ID: 'Mainkan lima ratus putaran dalam bulan ini.',
    },
  },
];

/** Prizes of the first places of a week, in minor units, paid when it has ended. */
export const WEEK_PRIZES: readonly bigint[] = [
  188_00n,
  88_00n,
  58_00n,
  38_00n,
  28_00n,
  ...Array.from({ length: 5 }, () => 18_00n),
];
