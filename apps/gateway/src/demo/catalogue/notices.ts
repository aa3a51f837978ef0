import type { Notice } from '../../games/types';
import type { GatewayLanguage } from '../../platform/languages';
import { DEMO_TODAY } from './games';
import { NOTICE_TEXTS } from './noticeTexts';

const DAY = 86_400_000;
const MORNING = 9 * 3_600_000;

/** The notices in one language, newest first; English where there is no other. */
export function buildNotices(language: GatewayLanguage): Notice[] {
  return NOTICE_TEXTS.map((text) => {
    const [title, content] = language === 'CN' || language === 'ID' ? text[language] : text.EN;
    const startDateStr = new Date(DEMO_TODAY - text.age * DAY + MORNING).toISOString();
    return { id: text.id, title, content, startDateStr };
  });
}
