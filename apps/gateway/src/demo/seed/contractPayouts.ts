import type { Contract } from '../../contracts/contracts';
import { HOUR } from '../../contracts/kinds';
import { periodOf, settlementOf } from '../../contracts/periods';
import type { contractPayout } from '../../contracts/schema';
import { isShown, payoutFor } from '../../contracts/settle';
import type { Sales, Tier } from '../../contracts/tiers';
import { gameResultOf } from '../../money/results';
import { DAY_MS, type Span } from '../../platform/days';
import type { PastBet, Person, World } from './world';

type PayoutRow = typeof contractPayout.$inferInsert;

/** A contract that has paid, and its parties. */
export interface PaidContract {
  row: Contract;
  tiers: readonly Tier[];
  from: Person | null;
  to: Person;
}

/** Demo merchants have their days in UTC. */
const OFFSET_MINUTES = 0;

/** How far back the payouts of a kind go. */
const PASTS = {
  dividend: 90 * DAY_MS,
  daily: 90 * DAY_MS,
  hourly: 3 * DAY_MS,
  realtime: 30 * HOUR,
} as const;

/** What a contract has paid for the bets of its team, settled as they are by the jobs. */
export function planPayouts(world: World, paid: PaidContract): PayoutRow[] {
  const bets = betsOf(world, paid.to);
  return spansOf(world, paid.row).flatMap((span, at) => {
    const sales = salesIn(bets, span, paid.row);
    const { from } = periodOf(paid.row.period, span.from, OFFSET_MINUTES);
    const soFar = salesIn(bets, { from, to: span.to }, paid.row);
    const payout = payoutFor(paid.row, span, { sales, soFar, tiers: paid.tiers });
    if (payout.amount === 0n && !isShown(payout)) return [];
    payout.id = paid.row.id.replace('ct-', 'po-') + `-${at + 1}`;
    return [payOrWait(world, paid, payout, span)];
  });
}

/** The bets of a person and of everybody below. */
function betsOf({ bets, people, team }: World, { account: top }: Person): PastBet[] {
  const below = `${top.lineage}${top.id}/`;
  const isInTeam = ({ account }: Person) => `${account.lineage}${account.id}/`.startsWith(below);
  const ids = new Set([...people.values(), ...team].filter(isInTeam).map((one) => one.account.id));
  return bets.filter(({ accountId }) => ids.has(accountId));
}

/** The past settlements, oldest first. */
function spansOf({ now }: World, { kind, period, startsAt }: Contract): Span[] {
  const earliest = Math.max(now.getTime() - PASTS[kind], startsAt?.getTime() ?? 0);
  const spans: Span[] = [];
  let span = settlementOf({ kind, period }, new Date(earliest), OFFSET_MINUTES);
  while (span.to <= now) {
    spans.push(span);
    span = settlementOf({ kind, period }, span.to, OFFSET_MINUTES);
  }
  return spans;
}

function salesIn(bets: readonly PastBet[], { from, to }: Span, { startsAt }: Contract): Sales {
  const counted = bets.filter(
    ({ playedAt }) =>
      playedAt >= from && playedAt < to && startsAt !== null && playedAt >= startsAt,
  );
  const sum = (field: 'stake' | 'payout') => counted.reduce((all, one) => all + one[field], 0n);
  const played = { stake: sum('stake'), payout: sum('payout') };
  return {
    activeMembers: new Set(counted.map(({ accountId }) => accountId)).size,
    periodBet: played.stake,
    periodProfitLoss: gameResultOf(played),
  };
}

/** Books a payout that was due. The latest hourly one is still unpaid, and a few were never covered. */
function payOrWait(
  { book, house, now }: World,
  { row, from, to }: PaidContract,
  payout: PayoutRow & { amount: bigint },
  span: Span,
): PayoutRow {
  const { id: reference, amount, dueAt } = payout;
  if (amount === 0n) return { ...payout, status: 'paid', paidAt: dueAt };
  if (dueAt > now) return payout;
  const isLatestHour = row.kind === 'hourly' && now.getTime() - span.to.getTime() < HOUR;
  if (isLatestHour) return { ...payout, dueAt: new Date(dueAt.getTime() + HOUR) };
  if (row.kind === 'daily' && reference.endsWith('-17')) return { ...payout, status: 'failed' };
  const done: PayoutRow = { ...payout, status: 'paid', paidAt: dueAt };
  book(
    {
      scope: `contract:${row.id}`,
      key: payout.startAt.toISOString(),
      kind: row.kind === 'dividend' ? 'DIVIDEND' : 'SALARY',
      reference,
      at: dueAt,
      postings: [
        { account: from?.wallet ?? house, amount: -amount },
        { account: to.wallet, amount },
      ],
    },
    (txnId) => {
      done.txnId = txnId;
    },
  );
  return done;
}
