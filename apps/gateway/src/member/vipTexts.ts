import type { MessageText } from '../inbox/sendMessages';
import { inLanguage, type Texts } from '../platform/texts';
import { TEXTS } from './texts';

const LEVELS: readonly Texts[] = Object.values(TEXTS.group('vip.level'));

/** What a VIP level is called; higher ones than are known are called like the highest. */
const labelOf = (level: number): Texts => LEVELS[level] ?? LEVELS.at(-1) ?? { EN: '' };

/** Words for a VIP level in a language; in English where it has none of its own. */
export const vipLabel = (level: number, language: string): string =>
  inLanguage(labelOf(level), language);

/** Messages to a member who has reached a level. */
export function vipMessage(level: number): MessageText {
  const values = { level: labelOf(level) };
  return {
    title: TEXTS.texts('vip.message.title', values),
    content: TEXTS.texts('vip.message.content', values),
  };
}
