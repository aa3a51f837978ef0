import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { Span } from '../platform/days';
import { createId } from '../platform/ids';
import { type Contract, tiersOf } from './contracts';
import type { ContractKind, ContractPeriod } from './kinds';
import { dueAt, periodOf } from './periods';
import { hasBets, salesOf } from './sales';
import { contract, contractPayout } from './schema';
import { NO_SALES, outcomeOf, type Sales, type Tier } from './tiers';

/** What is settled: the contracts of a kind, those with one period where it decides when. */
export interface Settlement {
  kind: ContractKind;
  period?: ContractPeriod;
  span: Span;
}

/** Whose contracts are settled, when, and where the merchant's days begin. */
export interface SettlingClock {
  merchant: string;
  now: Date;
  offsetMinutes: number;
}

type NewPayout = typeof contractPayout.$inferInsert;

/**
 * Computes what a merchant's contracts give for a span that is over, once each: the payouts wait until they are due.
 * The rate is that of the span's sales; conditions are held against the contract's period so far, which
 * for a dividend and a plain daily salary is the span itself.
 */
export async function settle(
  tx: Database,
  settlement: Settlement,
  { merchant, now, offsetMinutes }: SettlingClock,
): Promise<void> {
  const { kind, span } = settlement;
  if (!hasRowWithoutSales(kind) && !(await hasBets(tx, merchant, span))) return;
  const counted = await countedContracts(tx, merchant, settlement);
  if (counted.length === 0) return;
  const ids = counted.map(({ id }) => id);
  const sales = await salesOf(tx, ids, span);
  const soFar = await salesSoFar(tx, counted, span, { sales, offsetMinutes });
  const tiers = await tiersOf(tx, ids);
  const payouts = counted.flatMap((one) => {
    const made = payoutFor(one, span, {
      sales: sales.get(one.id) ?? NO_SALES,
      soFar: soFar.get(one.id) ?? NO_SALES,
      tiers: tiers.get(one.id) ?? [],
    });
    if (made.amount > 0n) return [made];
    // There is nothing to pay, so there is nothing to wait for.
    return isShown(made) ? [{ ...made, status: 'paid' as const, paidAt: now }] : [];
  });
  if (payouts.length > 0) await tx.insert(contractPayout).values(payouts).onConflictDoNothing();
}

/** A merchant's contracts that counted at any time of the span, also those that have ended in it. */
function countedContracts(
  tx: Database,
  merchant: string,
  { kind, period, span }: Settlement,
): Promise<Contract[]> {
  return tx
    .select()
    .from(contract)
    .where(
      and(
        eq(contract.merchant, merchant),
        eq(contract.kind, kind),
        period && eq(contract.period, period),
        lt(contract.startsAt, span.to),
        or(isNull(contract.countsUntil), gt(contract.countsUntil, span.from)),
      ),
    );
}

/** The sales that conditions are held against: of each contract's period, up to the end of the span. */
export async function salesSoFar(
  tx: Database,
  counted: readonly Contract[],
  span: Span,
  { sales, offsetMinutes }: { sales: Map<string, Sales>; offsetMinutes: number },
): Promise<Map<string, Sales>> {
  const soFar = new Map(sales);
  const sold = counted.filter(({ id }) => sales.has(id));
  for (const period of new Set(sold.map((one) => one.period))) {
    const { from } = periodOf(period, span.from, offsetMinutes);
    if (from >= span.from) continue;
    const ids = sold.filter((one) => one.period === period).map(({ id }) => id);
    for (const [id, all] of await salesOf(tx, ids, { from, to: span.to })) soFar.set(id, all);
  }
  return soFar;
}

/** What a contract gives for a span, from the sales in it and those that its conditions look at. */
export function payoutFor(
  { id, kind, offererId, offereeId, startsAt, countsUntil }: Contract,
  span: Span,
  { sales, soFar, tiers }: { sales: Sales; soFar: Sales; tiers: readonly Tier[] },
): NewPayout {
  const { reached, amount } = outcomeOf(kind, tiers, { sales, soFar });
  return {
    id: createId('po'),
    contractId: id,
    kind,
    payerId: offererId,
    payeeId: offereeId,
    startAt: startsAt !== null && startsAt > span.from ? startsAt : span.from,
    endAt: countsUntil !== null && countsUntil < span.to ? countsUntil : span.to,
    ...sales,
    rate: reached?.rate ?? 0,
    amount,
    status: 'pending',
    dueAt: dueAt(kind, span),
  };
}

/** Days and periods are shown also when nothing was bet; of hours those with bets, of minutes what paid. */
export function isShown({ kind, periodBet }: Pick<NewPayout, 'kind' | 'periodBet'>): boolean {
  return hasRowWithoutSales(kind) || (kind === 'hourly' && periodBet > 0n);
}

function hasRowWithoutSales(kind: ContractKind): boolean {
  return kind === 'dividend' || kind === 'daily';
}
