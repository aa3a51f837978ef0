import { formatDay, type Language } from '@parlour/feature-core';
import type { Announcement } from '@parlour/gateway-openapi/start';

/** A notice for players. */
export interface Notice {
  id: string;
  title: string;
  /** HTML of the merchant, not cleaned yet. */
  content: string;
  /** First day, as the gateway writes it. */
  day: string;
  /** The same for the reader. */
  date: string;
}

/** Reads an announcement for the list; a day that is none stays as it was written. */
export function toNotice(
  { id, title, content, startDateStr: day }: Announcement,
  { tag }: Language,
): Notice {
  return { id, title, content, day, date: formatDay(day, tag) };
}
