import type { PointConfig, PointReward } from '@parlour/gateway-openapi/points';

/** One row of the exchange rate table. */
export interface ExchangeRate {
  id: string;
  /** Name of the product; null for the conversion to money. */
  name: string | null;
  points: number;
  /** Money for these points, as the gateway sends it. */
  amount: string;
}

/** One unit of the currency; the ratio is its price in points. */
const UNIT = '1.00';

/** Money value of points: by conversion, and by each product that is worth an amount (SUP-06). */
export const ratesOf = (
  { ratio }: PointConfig,
  products: readonly PointReward[],
): ExchangeRate[] => [
  { id: 'wallet', name: null, points: ratio, amount: UNIT },
  ...products.flatMap(({ rewardId, productName, pointsNeeded, amount }) =>
    amount === null ? [] : [{ id: rewardId, name: productName, points: pointsNeeded, amount }],
  ),
];
