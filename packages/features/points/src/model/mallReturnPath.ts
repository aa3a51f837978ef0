import { PATHS, readStored, writeStored } from '@parlour/feature-core';

const KEY = 'pointMall';

/** Only an address of the mall is valid to return to. */
const parse = (path: string): string | null =>
  path === PATHS.pointMall || path.startsWith(`${PATHS.pointMall}?`) ? path : null;

/**
 * The address of the points mall to return to after a detour to the security centre, once there is a payment
 * password (PTS-01). It is cleared when it is used or the member centre closes (MC-03).
 */
export const readReturnPath = (): string | null => readStored(KEY, parse);
export const writeReturnPath = (path: string): void => void writeStored(KEY, path);
export const clearReturnPath = (): void => void writeStored(KEY, null);
