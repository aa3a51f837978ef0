import type { components } from '../generated/contract';
import { inLanguage, type Texts } from '../platform/texts';

type Announcement = components['schemas']['Announcement'];

/** A text that opens by itself for one kind of visitor: logged in, guest, or on the first login. */
export interface Popup {
  id: string;
  execution: 'A' | 'B' | 'F';
  /** Its date, as '2026-03-14'. */
  day: string;
  title: Texts;
  content: Texts;
}

/** The texts that open by themselves, in a language; in English where they are not translated. */
export function popupsIn(popups: readonly Popup[], language: string): Announcement[] {
  return popups.map(({ id, execution, day, title, content }) => ({
    id,
    title: inLanguage(title, language),
    content: inLanguage(content, language),
    startDateStr: day,
    promotionType: null,
    execution,
  }));
}
