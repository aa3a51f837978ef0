import { foldText } from '@parlour/design-system/foldText';
import type { PointReward } from '@parlour/gateway-openapi/points';

export const PRODUCT_ORDERS = ['shop', 'least', 'most'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Filters and order of the products that are shown. */
export interface ProductChoice {
  search: string;
  order: ProductOrder;
  /** Hides products that cost too many points or are sold out. */
  isAffordableOnly: boolean;
}

export const NO_CHOICE: ProductChoice = { search: '', order: 'shop', isAffordableOnly: false };

/** The largest quantity of one request now. */
export const mostOf = ({ maxQuantity, stock }: PointReward): number =>
  Math.min(maxQuantity, stock ?? maxQuantity);

type Availability =
  | { state: 'available' }
  | { state: 'soldOut' }
  | { state: 'tooFewPoints'; missing: number };

/** Whether these points suffice for a product; null if the points are not known. */
export function availabilityOf(reward: PointReward, points: number | null): Availability {
  if (reward.stock === 0) return { state: 'soldOut' };
  const missing = reward.pointsNeeded - (points ?? reward.pointsNeeded);
  return missing > 0 ? { state: 'tooFewPoints', missing } : { state: 'available' };
}

const SIGN: Readonly<Record<ProductOrder, number>> = { shop: 0, least: 1, most: -1 };

/** The products that match, in the chosen order; the mall's own order breaks ties. */
export function chooseProducts(
  rewards: readonly PointReward[],
  { search, order, isAffordableOnly }: ProductChoice,
  points: number | null,
): readonly PointReward[] {
  const sought = foldText(search.trim());
  return rewards
    .filter(({ productName }) => foldText(productName).includes(sought))
    .filter((reward) => !isAffordableOnly || availabilityOf(reward, points).state === 'available')
    .sort((one, other) => SIGN[order] * (one.pointsNeeded - other.pointsNeeded));
}
