import { type AnyColumn, lte, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { MarketPolicy } from '../saferPlay/checkPolicy';
import type { promotion } from './schema';

type Asked = Pick<typeof promotion.$inferSelect, 'turnoverMultiple' | 'goal' | 'gameCategories'>;

/** What promotions may ask, and where it is told that one asks more. */
export interface PromotionRules {
  policy: MarketPolicy['promotions'];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Whose offers, under which rules. */
export interface OffersSource {
  merchant: string;
  rules: PromotionRules;
}

/** The source of a gateway. */
export const offersOf = (services: {
  config: { merchant: string };
  policy: MarketPolicy;
  log: PromotionRules['log'];
}): OffersSource => ({
  merchant: services.config.merchant,
  rules: { policy: services.policy.promotions, log: services.log },
});

/** Whether rows ask for no more turnover than the market allows; undefined where it has no limit. */
export const isWithinMultiple = (
  multiple: AnyColumn,
  { policy: { maxTurnoverMultiple: most } }: PromotionRules,
): SQL | undefined => (most === null ? undefined : lte(multiple, Math.floor(most)));

/** Whether a promotion counts kinds of games together; one that counts bets and names none counts all. */
function mixes({ goal, gameCategories }: Asked): boolean {
  const countsBets = goal === 'bet' || goal === 'loss';
  return gameCategories.length > 1 || (countsBets && gameCategories.length === 0);
}

/** Why a promotion may not be offered in this market; null if it may (SP-10). */
export function promotionRefusal(row: Asked, policy: MarketPolicy['promotions']): string | null {
  const { maxTurnoverMultiple: most, mixesGameTypes } = policy;
  if (most !== null && row.turnoverMultiple > most)
    return `its bonus has to be staked ${String(row.turnoverMultiple)} times, and promotions.maxTurnoverMultiple is ${String(most)}`;
  if (!mixesGameTypes && mixes(row))
    return 'it counts several kinds of games together, and promotions.mixesGameTypes is false';
  return null;
}
