import type { PointConfig, PointReward } from '@parlour/gateway-openapi/points';

/** One line of the exchange rate table. */
export interface ExchangeRate {
  id: string;
  /** Name of the product; null for the conversion to money. */
  name: string | null;
  points: number;
  /** Money for these points, as the gateway says it. */
  amount: string;
}

/** One unit of the currency, which the ratio is the price of. */
const UNIT = '1.00';

/** What points bring in money: by conversion, and by each product that is worth an amount (SUP-06). */
export const ratesOf = (
  { ratio }: PointConfig,
  products: readonly PointReward[],
): ExchangeRate[] => [
  { id: 'wallet', name: null, points: ratio, amount: UNIT },
  ...products.flatMap(({ rewardId, productName, pointsNeeded, amount }) =>
    amount === null ? [] : [{ id: rewardId, name: productName, points: pointsNeeded, amount }],
  ),
];
