import type { VipLadderRank } from './VipLadder';

export const LADDER_LABELS = {
  progress: 'Progress to the next level',
  states: { reached: 'Reached', current: 'Your level', next: 'Next', locked: 'Locked' },
};

export const LADDER: readonly VipLadderRank[] = [
  { id: 'guest', name: 'Guest', level: 0, state: 'reached' },
  { id: 'bronze', name: 'Bronze', level: 1, state: 'reached', benefits: ['0.30 % rebate'] },
  {
    id: 'silver',
    name: 'Silver',
    level: 2,
    state: 'current',
    benefits: ['0.40 % rebate', 'Weekly wheel'],
    progress: { share: 0.365, text: '31,750.00 more to Gold' },
  },
  {
    id: 'gold',
    name: 'Gold',
    level: 3,
    state: 'next',
    requirement: 'Bet 50,000.00 in a month',
    benefits: ['0.50 % rebate', 'Birthday bonus'],
  },
  {
    id: 'platinum',
    name: 'Platinum',
    level: 4,
    state: 'locked',
    requirement: 'Bet 200,000.00 in a month',
    benefits: ['0.60 % rebate', 'Faster withdrawals'],
  },
  {
    id: 'amber',
    name: 'Amber',
    level: 5,
    state: 'locked',
    requirement: 'Bet 800,000.00 in a month',
    benefits: ['0.80 % rebate', 'A host of your own'],
  },
];

export const ARABIC_LABELS = {
  progress: 'التقدم نحو المستوى التالي',
  states: { reached: 'تم بلوغه', current: 'مستواك', next: 'التالي', locked: 'مقفل' },
};

export const ARABIC_LADDER: readonly VipLadderRank[] = [
  { id: 'bronze', name: 'البرونزي', level: 1, state: 'reached', benefits: ['استرداد ٠٫٣٠٪'] },
  {
    id: 'silver',
    name: 'الفضي',
    level: 2,
    state: 'current',
    benefits: ['استرداد ٠٫٤٠٪'],
    progress: { share: 0.365, text: 'بقي ٣١٬٧٥٠٫٠٠ إلى الذهبي' },
  },
  { id: 'gold', name: 'الذهبي', level: 3, state: 'next', benefits: ['مكافأة عيد الميلاد'] },
];

export const THAI_LABELS = {
  progress: 'ความคืบหน้าสู่ระดับถัดไป',
  states: { reached: 'ถึงแล้ว', current: 'ระดับของคุณ', next: 'ถัดไป', locked: 'ยังล็อกอยู่' },
};

export const THAI_LADDER: readonly VipLadderRank[] = [
  {
    id: 'silver',
    name: 'ซิลเวอร์',
    level: 2,
    state: 'current',
    benefits: ['เงินคืน 0.40%'],
    progress: { share: 0.6, text: 'อีก 12,000.00 ถึงระดับโกลด์' },
  },
  { id: 'gold', name: 'โกลด์', level: 3, state: 'next', benefits: ['โบนัสวันเกิด'] },
  { id: 'platinum', name: 'แพลทินัม', level: 4, state: 'locked', benefits: ['ถอนเงินเร็วขึ้น'] },
];
