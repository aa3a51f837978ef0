import { useSyncExternalStore } from 'react';
import { type PartsOnTheirWay, partsOnTheirWay } from './patiently';

/** How many parts of the site are on their way, and how many of them take longer than anybody likes to wait. */
export const usePartsOnTheirWay = (): PartsOnTheirWay =>
  useSyncExternalStore(partsOnTheirWay.watch, partsOnTheirWay.read);
