import type {
  PointBalance,
  PointConfig,
  PointExchangeType,
  PointReward,
  PointRewardPage,
  RedeemRecord,
  RedeemRecordPage,
} from '@parlour/gateway-openapi/points';

/** Points of a member. */
export const BALANCE: PointBalance = {
  points: 2_300,
  pointsOnHold: 900,
  ratio: 100,
  worth: '23.00',
  asOf: '2026-05-14T09:26:53Z',
};

/** Rules of a mall that offers everything. */
export const CONFIG: PointConfig = {
  enabled: true,
  ratio: 100,
  minConvertPoints: 100,
  maxConvertPoints: 500_000,
  convertStep: 100,
  neverExpires: true,
  exchangeTypes: ['CASH', 'BONUS', 'GOODS', 'TICKET'],
  rules:
    '<ul><li>Every unit that you bet earns one point.</li><li>Missions and tickets may give points as well.</li></ul>',
};

/** A product made from a few facts. */
export const sampleReward = (
  rewardId: string,
  productName: string,
  changes: Partial<PointReward> = {},
): PointReward => ({
  rewardId,
  productName,
  exchangeType: 'BONUS',
  pointsNeeded: 800,
  amount: '10.00',
  turnoverMultiple: 0,
  imageUrl: null,
  description: 'Added to the wallet once the request is approved.',
  stock: null,
  maxQuantity: 5,
  needsAddress: false,
  ...changes,
});

const goods = (changes: Partial<PointReward>): Partial<PointReward> => ({
  exchangeType: 'GOODS',
  amount: null,
  needsAddress: true,
  description: 'Sent by post to the address that you name.',
  ...changes,
});

/** A product in each state: in reach, sent by post, out of reach, sold out. */
export const REWARDS: readonly PointReward[] = [
  sampleReward('cash-5', 'Five for the wallet', {
    exchangeType: 'CASH',
    pointsNeeded: 500,
    amount: '5.00',
    maxQuantity: 20,
  }),
  sampleReward('bonus-10', 'Ten in bonus money', { turnoverMultiple: 5 }),
  sampleReward('mug', 'House mug', goods({ pointsNeeded: 900, stock: 120, maxQuantity: 4 })),
  sampleReward('scarf', 'Woollen scarf', goods({ pointsNeeded: 2_400, stock: 1, maxQuantity: 1 })),
  sampleReward('chess', 'Travelling chess set', goods({ pointsNeeded: 6_000, stock: 0 })),
  sampleReward('wheel', 'A turn of the wheel', {
    exchangeType: 'TICKET',
    pointsNeeded: 260,
    amount: null,
  }),
];

/** One page of products. */
export const pageOf = (content: readonly PointReward[], totalPages = 1): PointRewardPage => ({
  content: [...content],
  pageNum: 1,
  totalPages,
  totalElements: content.length,
  pageSize: 100,
});

const record = (
  at: number,
  exchangeType: PointExchangeType,
  productName: string,
  changes: Partial<RedeemRecord>,
): RedeemRecord => ({
  transactionNumber: `rp-3007${String(at)}`,
  applicationTime: `2026-05-1${String(4 - at)}T09:10:00Z`,
  exchangeType,
  productName,
  pointsNeeded: 900,
  amount: null,
  quantity: 1,
  status: 'APPROVED',
  reason: null,
  updatedAt: '2026-05-14T09:26:53Z',
  ...changes,
});

/** A request in each state. */
export const RECORDS: readonly RedeemRecord[] = [
  record(0, 'BONUS', 'Ten in bonus money', {
    status: 'APPLYING',
    pointsNeeded: 1_600,
    amount: '20.00',
    quantity: 2,
  }),
  record(1, 'GOODS', 'House mug', { status: 'PROCESSING' }),
  record(2, 'CASH', 'Five for the wallet', { pointsNeeded: 500, amount: '5.00' }),
  record(3, 'BONUS', 'A hundred in bonus money', {
    status: 'REJECTED',
    pointsNeeded: 7_500,
    amount: '100.00',
    reason: 'The terms of this bonus are not fulfilled yet. The points are back.',
  }),
];

/** One page of the history. */
export const historyOf = (content: readonly RedeemRecord[], totalPages = 1): RedeemRecordPage => ({
  content: [...content],
  pageNum: 1,
  totalPages,
  totalElements: content.length,
  pageSize: 20,
});
