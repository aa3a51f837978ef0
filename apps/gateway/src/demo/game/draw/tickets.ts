import { and, asc, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/open';
import { bet } from '../../../games/schema';
import type { Lottery } from '../../../lottery/lotteries';
import { houseAccount, post } from '../../../money/ledger';
import { lockBalances } from '../../../money/lockBalances';
import { passed } from '../../../money/postings';
import { CURRENCY, HOUSE, PLAY_HOUSE } from '../../../session/accounts';
import { demoTicket } from '../../schema';
import { resultOf } from './room';
import { WAGERS } from './wagers';

/** How many tickets a player sees, and how many one transaction settles. */
const SHOWN = 8;
const SETTLED_AT_ONCE = 200;

type Ticket = typeof demoTicket.$inferSelect;

/** Whose tickets of which lottery. */
interface TicketsQuery {
  ledgerAccountId: number;
  gameCode: string;
}

const isOf = ({ ledgerAccountId, gameCode }: TicketsQuery): SQL | undefined =>
  and(eq(demoTicket.ledgerAccountId, ledgerAccountId), eq(demoTicket.gameCode, gameCode));

/** A player's last tickets of a lottery, newest first. */
export const lastTickets = (db: Database, query: TicketsQuery): Promise<Ticket[]> =>
  db
    .select()
    .from(demoTicket)
    .where(isOf(query))
    .orderBy(desc(demoTicket.boughtAt), desc(demoTicket.id))
    .limit(SHOWN);

/** What is settled: a merchant's tickets whose draw has fallen, of one player and lottery if so asked. */
interface DueTickets {
  merchant: string;
  now: Date;
  of?: TicketsQuery;
}

const isDue = ({ merchant, now, of }: DueTickets): SQL | undefined =>
  and(
    eq(demoTicket.merchant, merchant),
    isNull(demoTicket.win),
    lte(demoTicket.drawAt, now),
    of && isOf(of),
  );

export async function isAnyDue(db: Database, due: DueTickets): Promise<boolean> {
  const found = await db.select({ id: demoTicket.id }).from(demoTicket).where(isDue(due)).limit(1);
  return found.length > 0;
}

/**
 * Pays what tickets have won, and decides their bets. Of several that settle at the same time the others wait for the
 * rows and then find nothing due; the ledger would refuse a second payment, too.
 */
export async function settleTickets(
  tx: Database,
  lotteries: readonly Lottery[],
  due: DueTickets,
): Promise<void> {
  const codes = lotteries.map(({ game }) => game.gameCode);
  const tickets = await tx
    .select()
    .from(demoTicket)
    // Those of a lottery that has left the catalogue must not keep the others from being paid.
    .where(and(isDue(due), inArray(demoTicket.gameCode, codes)))
    .orderBy(asc(demoTicket.ledgerAccountId), asc(demoTicket.id))
    .limit(SETTLED_AT_ONCE)
    .for('update');
  if (tickets.length === 0) return;
  const house = (kind: string) =>
    houseAccount(tx, { merchant: due.merchant, kind, currency: CURRENCY });
  const houses = { real: await house(HOUSE), play: await house(PLAY_HOUSE) };
  await lockBalances(tx, [
    ...tickets.map(({ ledgerAccountId }) => ledgerAccountId),
    ...Object.values(houses),
  ]);
  for (const ticket of tickets) {
    const lottery = lotteries.find(({ game }) => game.gameCode === ticket.gameCode);
    if (lottery === undefined) throw new Error(`No lottery ${ticket.gameCode}`);
    const win = winOf(ticket, lottery);
    await payTicket(tx, {
      ...ticket,
      win,
      house: ticket.playMoney ? houses.play : houses.real,
      at: due.now,
    });
  }
}

/** What a ticket wins, in minor units. */
function winOf({ wager: code, picks, stake, drawIndex }: Ticket, lottery: Lottery): bigint {
  const wager = WAGERS[lottery.group].find((one) => one.code === code);
  if (wager === undefined) throw new Error(`${lottery.group} has no wager ${code}`);
  return (stake * wager.timesFor(picks, resultOf(lottery, { index: drawIndex }))) / 100n;
}

async function payTicket(
  tx: Database,
  { id, ledgerAccountId, win, house, at }: Ticket & { win: bigint; house: number; at: Date },
): Promise<void> {
  if (win > 0n)
    await post(tx, {
      scope: 'demo-ticket',
      key: id,
      requestHash: '',
      kind: 'GAME_ROUND',
      reference: id,
      at,
      postings: passed(house, ledgerAccountId, win),
    });
  await tx.update(demoTicket).set({ win }).where(eq(demoTicket.id, id));
  const decided = { payout: win, isOpen: false, settledAt: at };
  await tx.update(bet).set(decided).where(eq(bet.id, id));
}
