import { formatDay, type Language } from '@parlour/feature-core';
import type { Announcement } from '@parlour/gateway-openapi/start';

/** A notice for players. */
export interface Notice {
  id: string;
  title: string;
  /** HTML of the merchant, not sanitized. */
  content: string;
  /** First day, as the gateway writes it. */
  day: string;
  /** The same, formatted. */
  date: string;
}

/** Turns an announcement into a notice; an invalid day stays as it is. */
export function toNotice(
  { id, title, content, startDateStr: day }: Announcement,
  { tag }: Language,
): Notice {
  return { id, title, content, day, date: formatDay(day, tag) };
}
