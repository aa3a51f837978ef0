interface OfDay {
  day?: string;
}

interface Day<Event extends OfDay> {
  day: string | undefined;
  events: Event[];
}

/** Puts neighbours of the same day together; the order of the events stays. */
export function byDay<Event extends OfDay>(events: readonly Event[]): readonly Day<Event>[] {
  const days: Day<Event>[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last !== undefined && last.day === event.day) last.events.push(event);
    else days.push({ day: event.day, events: [event] });
  }
  return days;
}
