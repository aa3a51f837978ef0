// @chunk lists
import { pathOfType } from '@parlour/feature-core';
import { pathBefore } from './pathBefore';

/** The page that a game of this type returns to; the previous page while the type is not known. */
export const backPath = (gameType: string | undefined): string =>
  gameType === undefined ? pathBefore() : pathOfType(gameType);
