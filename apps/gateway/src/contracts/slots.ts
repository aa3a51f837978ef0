import type { Span } from '../platform/days';
import type { ContractKind, ContractPeriod } from './kinds';
import { periodOf, settlementOf } from './periods';
import type { Sales } from './tiers';

/** What decides when a contract is settled, and against which sales. */
export interface Rhythm {
  kind: ContractKind;
  period: ContractPeriod;
}

/** One settlement, and the number of the period that its conditions look at. */
export interface Slot {
  span: Span;
  period: number;
}

/** Sales of a settlement, and of its period up to its end. */
export interface SlotSales {
  sales: Sales;
  soFar: Sales;
}

/** Some whole periods that are over, oldest first; the newest is the last before `now`. */
export function pastPeriods(
  period: ContractPeriod,
  wanted: number,
  now: Date,
  offsetMinutes: number,
): Span[] {
  const spans: Span[] = [];
  let { from } = periodOf(period, now, offsetMinutes);
  while (spans.length < wanted) {
    const span = periodOf(period, new Date(from.getTime() - 1), offsetMinutes);
    spans.unshift(span);
    ({ from } = span);
  }
  return spans;
}

/** All settlements of the periods that touch a span. A settlement belongs to the period in which it begins. */
export function slotsOf(rhythm: Rhythm, { from, to }: Span, offsetMinutes: number): Slot[] {
  const slots: Slot[] = [];
  let period = 0;
  for (let at = from; at < to; period += 1) {
    const whole = periodOf(rhythm.period, at, offsetMinutes);
    for (let moment = whole.from; moment < whole.to; ) {
      const span = settlementOf(rhythm, moment, offsetMinutes);
      slots.push({ span, period });
      moment = span.to;
    }
    at = whole.to;
  }
  return slots;
}

/** Sales of two times, or of two teams without people in common. */
export function plus(one: Sales, other: Sales): Sales {
  return {
    activeMembers: one.activeMembers + other.activeMembers,
    periodBet: one.periodBet + other.periodBet,
    periodProfitLoss: one.periodProfitLoss + other.periodProfitLoss,
  };
}

/** The sales of a team without those of a part of it. */
export function minus(all: Sales, part: Sales): Sales {
  return {
    activeMembers: all.activeMembers - part.activeMembers,
    periodBet: all.periodBet - part.periodBet,
    periodProfitLoss: all.periodProfitLoss - part.periodProfitLoss,
  };
}

export const latest = (one: Date, other: Date): Date => (one > other ? one : other);
export const earliest = (one: Date, other: Date): Date => (one < other ? one : other);
