import type { TimelineEvent } from './Timeline';

export interface EventsOfDay {
  day: string | undefined;
  events: TimelineEvent[];
}

/** Puts neighbours of the same day together; the order of the events stays. */
export function byDay(events: readonly TimelineEvent[]): readonly EventsOfDay[] {
  const days: EventsOfDay[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last !== undefined && last.day === event.day) last.events.push(event);
    else days.push({ day: event.day, events: [event] });
  }
  return days;
}
