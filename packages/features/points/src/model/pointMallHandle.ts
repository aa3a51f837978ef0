import { PATHS, readStored, writeStored } from '@parlour/feature-core';

const HANDLE = 'pointMall';

/** Only an address of the mall itself is gone back to. */
const parse = (path: string): string | null =>
  path === PATHS.pointMall || path.startsWith(`${PATHS.pointMall}?`) ? path : null;

/**
 * What a member wanted of the points mall before the security centre came between: the address to come
 * back to once there is a payment password (PTS-01). It is gone once it was used or the member centre is
 * closed (MC-03).
 */
export const readHandle = (): string | null => readStored(HANDLE, parse);
export const keepHandle = (path: string): void => void writeStored(HANDLE, path);
export const dropHandle = (): void => void writeStored(HANDLE, null);
