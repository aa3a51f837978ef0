import type { LotteryGroupCode } from './groups';
import { WORDS } from './words';

/** The name of a group in a language of the gateway; English where there is none. */
export const groupName = (group: LotteryGroupCode, language: string): string =>
  WORDS.say(`group.${group}`, language);
