import { patiently } from '@parlour/feature-core';
import type * as parts from './features/parts';

type Parts = typeof parts;
let there: Parts | undefined;

/**
 * What lies behind the first page: every feature's screens, dialogs and answers, asked for when the first of
 * them is wanted (decision 0045).
 */
export const loadFeatures = (): Promise<Parts> =>
  patiently(() => import('./features/parts')).then((loaded) => {
    there = loaded;
    return loaded;
  });

/** The same, where it has come already. */
export const loadedFeatures = () => there;
