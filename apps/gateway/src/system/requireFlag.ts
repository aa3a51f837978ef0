import { Refusal } from '../platform/refusal';
import { type FlagName, isFlagOn } from './flags';
import type { Switches } from './switches';

/** Refuses what the merchant's flags switch off. */
export function requireFlag({ switches }: { switches: Switches }, flag: FlagName): void {
  if (!isFlagOn(flag, switches.current().flags)) throw new Refusal('FEATURE_OFF');
}
