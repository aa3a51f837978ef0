// @chunk lists
import { pathOfType } from '@parlour/feature-core';
import { pathBefore } from './pathBefore';

/** Where a game of this type leads back to; to the page before while the type is not known. */
export const backPath = (gameType: string | undefined): string =>
  gameType === undefined ? pathBefore() : pathOfType(gameType);
