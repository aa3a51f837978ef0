import type { LotteryGroupCode } from './groups';
import { TEXTS } from './texts';

/** The name of a group in a language of the gateway; English where there is none. */
export const groupName = (group: LotteryGroupCode, language: string): string =>
  TEXTS.say(`group.${group}`, language);
