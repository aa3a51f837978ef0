import type { RankItem } from '@parlour/gateway-openapi/start';

/** Whether a stored value is a place on the winners board as the gateway gives it. */
export function isRankItem(value: unknown): value is RankItem {
  if (typeof value !== 'object' || value === null || !('vo' in value)) return false;
  const { vo } = value as { vo: Record<string, unknown> | null };
  return (
    typeof vo === 'object' &&
    Number.isInteger(vo?.['rank']) &&
    [vo?.['account'], vo?.['gameName'], vo?.['winAmount']].every((it) => typeof it === 'string')
  );
}
