import { and, eq } from 'drizzle-orm';
import type { LineagePosition } from '../agent/lineage';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { Span } from '../platform/days';
import { IN_FORCE, type KnownContract, readContracts } from './contracts';
import { contract } from './schema';
import { slotSalesOf } from './slotSales';
import { minus, pastPeriods, type Rhythm, type Slot, type SlotSales, slotsOf } from './slots';
import { NO_SALES, outcomeOf, type Sales, type Tier } from './tiers';

type Schemas = components['schemas'];

/** A contract that is tried: its terms, whose sales count, and the side that offers where it may see what it keeps. */
export interface Trial extends Rhythm {
  tiers: readonly Tier[];
  to: LineagePosition;
  offerer: LineagePosition | null;
}

interface Terms extends Rhythm {
  tiers: readonly Tier[];
}

interface Settled {
  amount: bigint;
  /** From 1; 0 if none was reached. */
  step: number;
}

interface Tried {
  trial: Settled[];
  sales: Sales[];
  present: Settled[] | null;
  above: Settled[] | null;
}

const NOTHING: SlotSales = { sales: NO_SALES, soFar: NO_SALES };

/** What a contract would have paid in its last whole periods, beside the present one and the one above (AG-04). */
export async function simulate(
  db: Database,
  trial: Trial,
  wanted: number,
  { now, offsetMinutes }: { now: Date; offsetMinutes: number },
): Promise<
  Omit<Schemas['ContractSimulation'], 'account' | 'teamSince' | 'replaces' | 'wouldTerminate'>
> {
  const periods = pastPeriods(trial.period, wanted, now, offsetMinutes);
  const span = { from: periods[0]?.from ?? now, to: periods.at(-1)?.to ?? now };
  const team = createTeamSales(db, span, offsetMinutes);
  const present = await contractOf(db, trial.to.id, trial.kind);
  const above = trial.offerer && (await contractOf(db, trial.offerer.id, trial.kind));
  const own = await team(trial.to, trial);
  const settle = (terms: Terms, slots: readonly Slot[], of: (at: number) => SlotSales) =>
    addUp(terms, slots, periods, of);
  const tried: Tried = {
    trial: settle(trial, own.slots, own.of),
    sales: soFarOf(own.slots, periods, own.of),
    present: null,
    above: null,
  };
  if (present !== undefined) {
    const { slots, of } = await team(trial.to, present);
    tried.present = settle(present, slots, of);
  }
  if (above && trial.offerer !== null) {
    const all = await team(trial.offerer, above);
    const part = await team(trial.to, above);
    const rest = (at: number) => ({
      sales: minus(all.of(at).sales, part.of(at).sales),
      soFar: restSoFar(all, part, at),
    });
    const without = settle(above, all.slots, rest);
    tried.above = settle(above, all.slots, all.of).map(({ amount, step }, at) => ({
      amount: amount - (without[at]?.amount ?? 0n),
      step,
    }));
  }
  return {
    kind: trial.kind,
    period: trial.period,
    presentPeriod: present?.period ?? null,
    presentRate: present?.rate ?? null,
    aboveRate: above ? above.rate : null,
    ...toRows(periods, tried),
  };
}

/** The contract of a kind by which somebody is paid. */
async function contractOf(
  db: Database,
  accountId: number,
  kind: Rhythm['kind'],
): Promise<KnownContract | undefined> {
  const isTheirs = and(eq(contract.offereeId, accountId), eq(contract.kind, kind), IN_FORCE);
  const [found] = await readContracts(db, isTheirs);
  return found;
}

interface TeamSales {
  slots: Slot[];
  of: (at: number) => SlotSales;
  found: Map<number, SlotSales>;
}

/** Reads sales of teams, those of a team by the same settlements once. */
function createTeamSales(db: Database, span: Span, offsetMinutes: number) {
  const known = new Map<string, TeamSales>();
  return async (top: LineagePosition, rhythm: Rhythm): Promise<TeamSales> => {
    const name = `${String(top.id)} ${rhythm.kind} ${rhythm.period}`;
    const read = known.get(name);
    if (read !== undefined) return read;
    const slots = slotsOf(rhythm, span, offsetMinutes);
    const whole = { from: slots[0]?.span.from ?? span.from, to: slots.at(-1)?.span.to ?? span.to };
    const found = await slotSalesOf(db, top, slots, whole, offsetMinutes);
    const sales = { slots, found, of: (at: number) => found.get(at) ?? NOTHING };
    known.set(name, sales);
    return sales;
  };
}

/** The period so far of a team without a part of it, whose last bet may be some settlements ago. */
function restSoFar(all: TeamSales, part: TeamSales, at: number): Sales {
  const { period } = all.slots[at] ?? {};
  let last = at;
  while (last > 0 && !part.found.has(last) && all.slots[last - 1]?.period === period) last -= 1;
  return minus(all.of(at).soFar, part.of(last).soFar);
}

/** Which of the periods shown a settlement counts for: a dividend where it ends, a salary where it begins. */
function homeOf({ kind }: Rhythm, { span }: Slot, periods: readonly Span[]): number {
  const moment = kind === 'dividend' ? new Date(span.to.getTime() - 1) : span.from;
  return periods.findLastIndex(({ from, to }) => from <= moment && moment < to);
}

/** What terms give for each of the periods shown. */
function addUp(
  terms: Terms,
  slots: readonly Slot[],
  periods: readonly Span[],
  of: (at: number) => SlotSales,
): Settled[] {
  const settled = periods.map(() => ({ amount: 0n, step: 0 }));
  for (const [at, slot] of slots.entries()) {
    const { sales, soFar } = of(at);
    const period = settled[homeOf(terms, slot, periods)];
    if (period === undefined || sales.periodBet === 0n) continue;
    const { reached, amount } = outcomeOf(terms.kind, terms.tiers, { sales, soFar });
    period.amount += amount;
    if (reached !== undefined)
      period.step = Math.max(period.step, terms.tiers.indexOf(reached) + 1);
  }
  return settled;
}

/** The sales of each whole period: those of its last settlement with bets, so far. */
function soFarOf(
  slots: readonly Slot[],
  periods: readonly Span[],
  of: (at: number) => SlotSales,
): Sales[] {
  const sales = periods.map(() => NO_SALES);
  for (const [at, { period }] of slots.entries())
    if (of(at).sales.periodBet > 0n) sales[period] = of(at).soFar;
  return sales;
}

function toRows(
  periods: readonly Span[],
  { trial, sales, present, above }: Tried,
): Pick<Schemas['ContractSimulation'], 'rows' | 'totals'> {
  const written = (amount: bigint | undefined) =>
    amount === undefined ? null : formatAmount(amount);
  const keptOf = (at: number) => {
    const gained = above?.[at]?.amount;
    return gained === undefined ? undefined : gained - (trial[at]?.amount ?? 0n);
  };
  const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);
  const amountOf = ({ amount }: Settled) => amount;
  const [paid, gained] = [sumOf(trial.map(amountOf)), above && sumOf(above.map(amountOf))];
  return {
    rows: periods.map(({ from, to }, at) => {
      const { activeMembers, periodBet, periodProfitLoss } = sales[at] ?? NO_SALES;
      return {
        startAt: from.toISOString(),
        endAt: to.toISOString(),
        activeMembers,
        periodBet: formatAmount(periodBet),
        periodProfitLoss: formatAmount(periodProfitLoss),
        step: trial[at]?.step || null,
        amount: formatAmount(trial[at]?.amount ?? 0n),
        present: written(present?.[at]?.amount),
        above: written(above?.[at]?.amount),
        kept: written(keptOf(at)),
      };
    }),
    totals: {
      periodBet: formatAmount(sumOf(sales.map(({ periodBet }) => periodBet))),
      periodProfitLoss: formatAmount(sumOf(sales.map((one) => one.periodProfitLoss))),
      amount: formatAmount(paid),
      present: present && formatAmount(sumOf(present.map(amountOf))),
      above: gained === null ? null : formatAmount(gained),
      kept: gained === null ? null : formatAmount(gained - paid),
    },
  };
}
