import type { bet } from './schema';

/** When a bet was decided; null while it is open. */
export const settledAtOf = ({
  isOpen,
  settledAt,
  playedAt,
}: Pick<typeof bet.$inferSelect, 'isOpen' | 'settledAt' | 'playedAt'>): Date | null =>
  isOpen ? null : (settledAt ?? playedAt);
