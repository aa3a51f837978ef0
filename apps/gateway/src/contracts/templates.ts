import type { components } from '../generated/contract';
import { type ContractKind, type ContractPeriod, KIND_RULES } from './kinds';
import { type Tier, toWireTier } from './tiers';

type Template = components['schemas']['ContractTemplate'];

/** What the steps of a kind's templates ask for, lowest first. */
interface Scale {
  period: ContractPeriod;
  /** Minor units. */
  bets: readonly bigint[];
  people: readonly number[];
}

const SCALES: Readonly<Record<ContractKind, Scale>> = {
  dividend: {
    period: 'semimonthly',
    bets: [0n, 50_000_00n, 200_000_00n],
    people: [3, 10, 30],
  },
  daily: { period: 'daily', bets: [0n, 5_000_00n, 20_000_00n], people: [2, 5, 15] },
  hourly: { period: 'daily', bets: [0n, 2_000_00n, 10_000_00n], people: [2, 5, 10] },
  realtime: { period: 'daily', bets: [0n, 1_000_00n, 5_000_00n], people: [1, 3, 10] },
};

/** Of what the caller may promise: a step that gives half of it leaves the agent the other half. */
const SHARES = [1, 2, 3];
const OF = 4;
const HALF = 2;

/** Contracts of a kind to begin with, within what the caller may promise; none where that is nothing. */
export function templatesOf(kind: ContractKind, maximumRate: number): Template[] {
  const { period, bets, people } = SCALES[kind];
  const { rateStep } = KIND_RULES[kind];
  const share = (part: number): number =>
    Math.floor((maximumRate * part) / OF / rateStep) * rateStep;
  const rising = SHARES.map(share);
  const drafts = [
    { name: 'flat', tiers: [step(share(HALF), {})] },
    { name: 'byBets', tiers: rising.map((rate, at) => step(rate, { periodBet: bets[at] ?? 0n })) },
    {
      name: 'byTeam',
      tiers: rising.map((rate, at) => step(rate, { activeMembers: people[at] ?? 0 })),
    },
  ] as const;
  return drafts.flatMap(({ name, tiers }) => {
    const paying = tiers.filter(({ rate }, at) => rate > (tiers[at - 1]?.rate ?? 0));
    return paying.length === 0 ? [] : [{ name, period, tiers: paying.map(toWireTier) }];
  });
}

const step = (rate: number, asks: Partial<Tier>): Tier => ({
  ...{ rate, activeMembers: 0, periodBet: 0n, periodProfitLoss: 0n, amount: 0n },
  ...asks,
});
