import type { Contract } from '../../contracts/contracts';
import type { ContractKind, ContractPeriod } from '../../contracts/kinds';
import { startOf } from '../../contracts/periods';
import type { contractEvent } from '../../contracts/schema';
import { highestRate, type Tier } from '../../contracts/tiers';
import type { Person, World } from './world';

/** Demo merchants have their days in UTC. */
const OFFSET_MINUTES = 0;
const ANSWERED_AFTER_HOURS = 3;
/** How long ended contracts lasted, in days. */
const LASTED = 20;

type NewEvent = typeof contractEvent.$inferInsert;

/** The state of a demo contract; `ending` is in force with its termination requested. */
export type Fate = 'pending' | 'accepted' | 'rejected' | 'terminated' | 'cancelled' | 'ending';

export interface PlannedContract {
  /** Null for the merchant. */
  from: Person | null;
  to: Person;
  kind: ContractKind;
  period: ContractPeriod;
  fate: Fate;
  /** Days since the offer. */
  days: number;
  tiers: Tier[];
  /** Whether its past settlements are written. */
  hasPaid: boolean;
}

/** A contract of the demo in its present state. */
export function rowOf(
  { merchant, ago }: World,
  { from, to, kind, period, fate, days, tiers }: PlannedContract,
  { id, remark }: { id: string; remark: string },
): Contract {
  const offeredAt = ago({ days });
  const row: Contract = {
    id,
    merchant,
    kind,
    offererId: from?.account.id ?? null,
    offereeId: to.account.id,
    period,
    rate: highestRate(tiers),
    remark,
    request: 'new',
    state: fate === 'ending' ? 'pending' : fate,
    reason: null,
    offeredAt,
    answeredAt: null,
    terminationAskedAt: null,
    terminationAnsweredAt: null,
    startsAt: null,
    endedAt: null,
    countsUntil: null,
  };
  if (fate === 'pending') return row;
  const answeredAt = ago({ days, hours: -ANSWERED_AFTER_HOURS });
  if (fate === 'cancelled') return { ...row, endedAt: answeredAt };
  if (fate === 'rejected') return { ...row, answeredAt, endedAt: answeredAt };
  const startsAt = startOf({ kind, period }, answeredAt, OFFSET_MINUTES);
  const agreed = { ...row, answeredAt, startsAt };
  if (fate === 'accepted') return agreed;
  if (fate === 'terminated') {
    const endedAt = ago({ days: days - LASTED });
    return { ...agreed, endedAt, countsUntil: endedAt };
  }
  return {
    ...agreed,
    request: 'termination',
    reason: 'The season is over',
    terminationAskedAt: ago({ hours: 20 }),
  };
}

/** The history that led to a contract's state. */
export function eventsOf(row: Contract): NewEvent[] {
  const { id: contractId, state, request, offeredAt, answeredAt, endedAt } = row;
  const note = row.remark === '' ? null : row.remark;
  const events: NewEvent[] = [
    { contractId, type: 'offered', side: 'offerer', request: 'new', note, at: offeredAt },
  ];
  const add = (type: NewEvent['type'], side: 'offerer' | 'offeree', at: Date | null) => {
    if (at !== null) events.push({ contractId, type, side, request: 'new', note: null, at });
  };
  if (state === 'cancelled') add('cancelled', 'offerer', endedAt);
  else add(state === 'rejected' ? 'rejected' : 'accepted', 'offeree', answeredAt);
  if (state === 'terminated') add('terminated', 'offeree', endedAt);
  if (request === 'termination')
    events.push({
      contractId,
      type: 'terminationRequested',
      side: 'offerer',
      request,
      note: row.reason,
      at: row.terminationAskedAt ?? offeredAt,
    });
  return events;
}
