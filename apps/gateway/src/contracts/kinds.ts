import type { components } from '../generated/contract';

export type ContractKind = components['schemas']['ContractKind'];
export type ContractPeriod = components['schemas']['ContractPeriod'];

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY_MINUTES = 24 * 60;

/** How a kind of contract may be made and when it pays. */
export interface KindRules {
  /** What the merchant allows at most, in basis points; the contract above may allow less. */
  maximumRate: number;
  rateStep: number;
  maximumTiers: number;
  /** The largest fixed sum beside the rate, in minor units. */
  maximumAmount: bigint;
  periods: readonly ContractPeriod[];
  settlementIntervalMinutes: number;
  /** How long after the end of what is settled it is paid. */
  paidAfterMs: number;
}

const MAXIMUM_TIERS = 10;
const EVERY_PERIOD: readonly ContractPeriod[] = ['daily', 'weekly', 'semimonthly', 'monthly'];

/** The demo merchant's terms of each kind (AC-04); when they are settled and paid is AC-06. */
export const KIND_RULES: Readonly<Record<ContractKind, KindRules>> = {
  dividend: {
    maximumRate: 4000,
    rateStep: 50,
    maximumTiers: MAXIMUM_TIERS,
    maximumAmount: 10_000_00n,
    periods: EVERY_PERIOD,
    settlementIntervalMinutes: DAY_MINUTES,
    paidAfterMs: 2 * HOUR,
  },
  daily: {
    maximumRate: 150,
    rateStep: 5,
    maximumTiers: MAXIMUM_TIERS,
    maximumAmount: 1_000_00n,
    periods: EVERY_PERIOD,
    settlementIntervalMinutes: DAY_MINUTES,
    paidAfterMs: 2 * HOUR,
  },
  hourly: {
    maximumRate: 100,
    rateStep: 5,
    maximumTiers: MAXIMUM_TIERS,
    maximumAmount: 100_00n,
    periods: ['daily'],
    settlementIntervalMinutes: 60,
    paidAfterMs: 0,
  },
  realtime: {
    maximumRate: 60,
    rateStep: 5,
    maximumTiers: MAXIMUM_TIERS,
    maximumAmount: 10_00n,
    periods: ['daily'],
    settlementIntervalMinutes: 5,
    paidAfterMs: 0,
  },
};

/** Between two settlements of a real-time salary (AC-06). */
export const REAL_TIME_MS = KIND_RULES.realtime.settlementIntervalMinutes * MINUTE;
