import { DAY_MS, startOfDay } from '../platform/days';
import type { Texts } from '../platform/texts';

/** A channel of customer service. */
export interface Chat {
  modelId: string;
  csType: 'LIVECHAT' | 'TELEPHONE';
  title: Texts;
  description: Texts;
  telephone: string | null;
  /** Makes the address of a new conversation; a telephone has none. */
  addressIn?: (language: string) => string;
  /** Hours of the merchant's day in which somebody answers. */
  hours: readonly [from: number, to: number];
}

const HOUR = 3_600_000;

/** Whether somebody answers at a moment; the offset is the merchant's, in minutes east of UTC. */
export function isOpen({ hours }: Chat, now: Date, utcOffsetMinutes: number): boolean {
  const [from, to] = hours;
  const past = (now.getTime() - startOfDay(now, utcOffsetMinutes).getTime()) % DAY_MS;
  return past >= from * HOUR && past < to * HOUR;
}
