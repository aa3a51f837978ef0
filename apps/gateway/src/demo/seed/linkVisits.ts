import type { registerLink, registerLinkDay } from '../../agent/schema';

type Link = typeof registerLink.$inferSelect;
type LinkDay = typeof registerLinkDay.$inferInsert;

/** Where the demo's links were put; the first stands for visits that named no place. */
const PLACES = ['', 'flyer', 'newsletter', 'flyer'] as const;

/** The place of the visit, or of the registration, of this number. */
export const placeOf = (number: number): string => PLACES[number % PLACES.length] ?? '';

/** Visits by day and place that add up to the visits of each link, evenly from its first day to its last. */
export function visitsByDay(links: readonly Link[], now: Date): LinkDay[] {
  const rows = new Map<string, LinkDay>();
  for (const { id, visits, createdAt, expiresAt } of links) {
    const start = createdAt.getTime();
    const end = Math.min(now.getTime(), expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
    for (let number = 0; number < visits; number += 1) {
      const at = new Date(start + ((end - start) * number) / visits);
      const day = at.toISOString().slice(0, 10);
      const sub = placeOf(number);
      const key = `${id} ${day} ${sub}`;
      rows.set(key, { linkId: id, day, sub, visits: (rows.get(key)?.visits ?? 0) + 1 });
    }
  }
  return [...rows.values()];
}
