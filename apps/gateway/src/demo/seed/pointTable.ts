import type { pointReward } from '../../points/schema';
import { TEXTS } from './texts';

type Reward = Omit<typeof pointReward.$inferInsert, 'merchant' | 'place'>;

/** The settings of the demo's mall. */
export const MALL = {
  enabled: true,
  ratio: 100,
  minimumConvert: 100,
  maximumConvert: 500_000,
  convertStep: 100,
  turnoverPerPoint: 1_00n,
  rules: TEXTS.texts('point.mall.rules'),
};

const AT_ONCE = TEXTS.texts('point.atOnce');
const ONCE_APPROVED = TEXTS.texts('point.onceApproved');
const BY_POST = TEXTS.texts('point.byPost');
const IN_TICKETS = TEXTS.texts('point.inTickets');

/** What the demo's mall offers (PTS-01). */
export const REWARDS: readonly Reward[] = [
  {
    id: 'pp-cash-5',
    exchangeType: 'CASH',
    pointsNeeded: 500,
    amount: 5_00n,
    maximumQuantity: 20,
    needsAddress: false,
    name: TEXTS.texts('point.pp-cash-5.name'),
    description: AT_ONCE,
  },
  {
    id: 'pp-cash-50',
    exchangeType: 'CASH',
    pointsNeeded: 4_800,
    amount: 50_00n,
    maximumQuantity: 2,
    memberLimit: 10,
    needsAddress: false,
    name: TEXTS.texts('point.pp-cash-50.name'),
    description: AT_ONCE,
  },
  {
    id: 'pp-bonus-10',
    exchangeType: 'BONUS',
    pointsNeeded: 800,
    amount: 10_00n,
    maximumQuantity: 5,
    needsAddress: false,
    turnoverMultiple: 5,
    name: TEXTS.texts('point.pp-bonus-10.name'),
    description: ONCE_APPROVED,
  },
  {
    id: 'pp-bonus-100',
    exchangeType: 'BONUS',
    pointsNeeded: 7_500,
    amount: 100_00n,
    stock: 40,
    maximumQuantity: 1,
    memberLimit: 2,
    needsAddress: false,
    turnoverMultiple: 8,
    name: TEXTS.texts('point.pp-bonus-100.name'),
    description: ONCE_APPROVED,
  },
  {
    id: 'pp-mug',
    exchangeType: 'GOODS',
    pointsNeeded: 900,
    stock: 120,
    maximumQuantity: 4,
    needsAddress: true,
    name: TEXTS.texts('point.pp-mug.name'),
    description: BY_POST,
  },
  {
    id: 'pp-scarf',
    exchangeType: 'GOODS',
    pointsNeeded: 2_400,
    stock: 1,
    maximumQuantity: 1,
    memberLimit: 1,
    needsAddress: true,
    name: TEXTS.texts('point.pp-scarf.name'),
    description: BY_POST,
  },
  {
    id: 'pp-chess',
    exchangeType: 'GOODS',
    pointsNeeded: 6_000,
    stock: 0,
    maximumQuantity: 1,
    needsAddress: true,
    name: TEXTS.texts('point.pp-chess.name'),
    description: BY_POST,
  },
  {
    id: 'pp-envelope',
    exchangeType: 'TICKET',
    pointsNeeded: 300,
    promotionId: 'pr-envelope',
    maximumQuantity: 5,
    needsAddress: false,
    name: TEXTS.texts('point.pp-envelope.name'),
    description: IN_TICKETS,
  },
  {
    id: 'pp-wheel',
    exchangeType: 'TICKET',
    pointsNeeded: 260,
    promotionId: 'pr-wheel',
    maximumQuantity: 5,
    needsAddress: false,
    name: TEXTS.texts('point.pp-wheel.name'),
    description: IN_TICKETS,
  },
  {
    id: 'pp-egg',
    exchangeType: 'TICKET',
    pointsNeeded: 320,
    promotionId: 'pr-egg',
    maximumQuantity: 5,
    needsAddress: false,
    name: TEXTS.texts('point.pp-egg.name'),
    description: IN_TICKETS,
  },
];
