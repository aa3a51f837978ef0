import { dateFormat } from '@parlour/feature-core';
/** A moment of the wire, short enough for a column, in the reader's time zone; an invalid one stays as it is. */
export function shortMoment(at: string, tag: string): string {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return at;
  return dateFormat(tag, { dateStyle: 'short', timeStyle: 'short' }).format(moment);
}

/** The day of a moment of the wire, in the reader's time zone. */
export function shortDay(at: string, tag: string): string {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return at;
  return dateFormat(tag, { dateStyle: 'medium' }).format(moment);
}
