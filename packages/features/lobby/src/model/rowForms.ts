import type { Game, GameLane } from '@parlour/gateway-openapi/start';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hasTexts = (value: Record<string, unknown>, ...keys: string[]): boolean =>
  keys.every((key) => typeof value[key] === 'string');

/** Whether a stored value is a lane as the gateway gives it. */
export const isLane = (value: unknown): value is GameLane =>
  isObject(value) &&
  hasTexts(value, 'gameCategory') &&
  Array.isArray(value['vendors']) &&
  value['vendors'].every(
    (vendor) =>
      isObject(vendor) &&
      hasTexts(vendor, 'vassalage', 'displayName', 'gameType', 'accountTypeName') &&
      typeof vendor['gameCount'] === 'number',
  );

/** Whether a stored value is a game as the gateway gives it. */
export const isGame = (value: unknown): value is Game =>
  isObject(value) &&
  Number.isInteger(value['nodeId']) &&
  hasTexts(value, 'displayName', 'vendorName', 'vassalage', 'gameType', 'gameCode') &&
  (value['jackpot'] === null || typeof value['jackpot'] === 'string') &&
  [value['iconUrl'], value['showIcon'], value['smallIcon']].every(
    (picture) => picture === null || typeof picture === 'string',
  );
