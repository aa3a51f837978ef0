import type { StatTone, StatTrend } from '@parlour/design-system/StatTile';
import type { FigureChange, FigureName } from '@parlour/gateway-openapi/agent';

/** Figures of which more is better; the result of the players and what is paid on can be read both ways. */
const MORE_IS_BETTER: ReadonlySet<FigureName> = new Set([
  ...(['registered', 'active', 'firstDeposits', 'deposits'] as const),
  ...(['betCount', 'betAmount', 'validBet'] as const),
  ...(['revenue', 'rebateEarned', 'dividendReceived', 'salaryReceived'] as const),
]);

/** The direction of a change. */
export function trendOf({ difference }: Pick<FigureChange, 'difference'>): StatTrend {
  if (/^0(\.00)?$/.test(difference)) return 'flat';
  return difference.startsWith('-') ? 'down' : 'up';
}

/** Whether a change is good, for figures of which that can be said. */
export function toneOf(change: Pick<FigureChange, 'difference' | 'figure'>): StatTone {
  const trend = trendOf(change);
  if (trend === 'flat' || !MORE_IS_BETTER.has(change.figure)) return 'neutral';
  return trend === 'up' ? 'positive' : 'warning';
}

/** The size of a difference of the wire, without its sign. */
export const sizeOf = (difference: string): string => difference.replace(/^-/, '');
