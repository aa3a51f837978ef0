import type { Contract } from '../../contracts/contracts';
import { HOUR } from '../../contracts/kinds';
import { settlementOf } from '../../contracts/periods';
import type { contractPayout } from '../../contracts/schema';
import { payoutFor } from '../../contracts/settle';
import type { Sales, Tier } from '../../contracts/tiers';
import { DAY_MS, type Span } from '../../platform/days';
import type { Random } from '../../platform/random';
import type { Person, World } from './world';

type PayoutRow = typeof contractPayout.$inferInsert;

/** A contract that has paid, its parties, and how many people below play. */
export interface PaidContract {
  row: Contract;
  tiers: readonly Tier[];
  from: Person | null;
  to: Person;
  players: number;
}

/** Demo merchants have their days in UTC. */
const OFFSET_MINUTES = 0;

/** How far back the payouts of a kind go, and how many of its settlements had bets. */
const PASTS = {
  dividend: { reachMs: 90 * DAY_MS, share: 1 },
  daily: { reachMs: 90 * DAY_MS, share: 1 },
  hourly: { reachMs: 3 * DAY_MS, share: 0.35 },
  realtime: { reachMs: 30 * HOUR, share: 0.04 },
} as const;

/** What one player bets per day on average, in minor units. */
const BET_A_DAY = 8_00;
/** Nobody plays all the time: the least that is bet in a short span, as a share of a day. */
const LEAST_OF_A_DAY = 0.15;

/** Makes up what a contract has paid; each row follows from its own figures and the contract's steps. */
export function planPayouts(world: World, paid: PaidContract): PayoutRow[] {
  const random = world.random(`payouts of ${paid.row.id}`);
  return spansOf(world, paid.row, random).map((span, at) => {
    const sales = salesIn(span, paid.players, random);
    const payout = payoutFor(paid.row, span, { sales, soFar: sales, tiers: paid.tiers });
    payout.id = paid.row.id.replace('ct-', 'po-') + `-${at + 1}`;
    return payOrWait(world, paid, payout, span);
  });
}

/** The past settlements, oldest first. */
function spansOf({ now }: World, { kind, period, startsAt }: Contract, random: Random): Span[] {
  const { reachMs, share } = PASTS[kind];
  const earliest = Math.max(now.getTime() - reachMs, startsAt?.getTime() ?? 0);
  const spans: Span[] = [];
  let span = settlementOf({ kind, period }, new Date(earliest), OFFSET_MINUTES);
  while (span.to <= now) {
    if (random.chance(share)) spans.push(span);
    span = settlementOf({ kind, period }, span.to, OFFSET_MINUTES);
  }
  return spans;
}

function salesIn({ from, to }: Span, players: number, random: Random): Sales {
  const days = Math.max((to.getTime() - from.getTime()) / DAY_MS, LEAST_OF_A_DAY);
  const activeMembers = days < 1 ? random.int(1, Math.min(players, 3)) : random.int(1, players);
  const bet = Math.round((activeMembers * days * BET_A_DAY * random.int(60, 140)) / 100);
  const lost = Math.round((bet * random.int(-6, 18)) / 100);
  return { activeMembers, periodBet: BigInt(bet), periodProfitLoss: BigInt(-lost) };
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
