import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import type { Intent } from '../platform/handlers';
import { type Page, type PageQuery, toPage, windowOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { inLanguage } from '../platform/texts';
import { creditOnce } from './credit';
import { drawPrize, segmentsOf, type TicketKind, toWirePrize } from './prizes';
import { promotion, ticket } from './schema';
import { hasTicketStatus, type TicketRow, type TicketStatus, ticketStatus } from './ticketRules';

type Schemas = components['schemas'];

/** Filters of the list of tickets. */
export interface TicketsQuery extends PageQuery {
  kind?: TicketKind | undefined;
  status?: TicketStatus | undefined;
}

interface At {
  now: Date;
  language: string;
}

/** One page of an account's tickets: unopened ones first, then those with a prize to claim. */
export async function listTickets(
  db: Database,
  accountId: number,
  query: TicketsQuery,
  { now, language }: At,
): Promise<Page<Schemas['Ticket']>> {
  const { kind, status } = query;
  const condition = and(
    eq(ticket.accountId, accountId),
    kind === undefined ? undefined : eq(ticket.kind, kind),
    status === undefined ? undefined : hasTicketStatus(status, now),
  );
  const { offset, limit } = windowOf(query);
  const first = (wanted: TicketStatus) => desc(sql`(${hasTicketStatus(wanted, now)})`);
  const rows = await db
    .select({ ticket, turnoverMultiple: promotion.turnoverMultiple })
    .from(ticket)
    .innerJoin(promotion, eq(promotion.id, ticket.promotionId))
    .where(condition)
    .orderBy(first('unopened'), first('opened'), desc(ticket.issuedAt), desc(ticket.id))
    .offset(offset)
    .limit(limit);
  const content = rows.map((row) =>
    toWireTicket(row.ticket, row.turnoverMultiple, { now, language }),
  );
  return toPage(content, await countTickets(db, condition), query);
}

/** Opens a ticket and draws its prize, which is final. Nothing is credited yet. */
export async function openTicket(
  tx: Database,
  accountId: number,
  ticketId: string,
  { now, language }: At,
): Promise<Schemas['TicketReveal']> {
  const found = await lockTicket(tx, and(eq(ticket.id, ticketId), eq(ticket.accountId, accountId)));
  const status = ticketStatus(found, now);
  if (status === 'expired') throw new Refusal('PROMOTION_CLOSED');
  if (status !== 'unopened') throw new Refusal('STATE_CONFLICT');
  const kind = found.kind as TicketKind;
  const { prizeId, amount, points } = drawPrize(kind);
  const [opened] = await tx
    .update(ticket)
    .set({ openedAt: now, prizeId, prizeAmount: amount, prizePoints: points })
    .where(eq(ticket.id, ticketId))
    .returning();
  if (opened === undefined) throw new Error(`The ticket ${ticketId} is gone`);
  const of = await promotionOf(tx, found.promotionId);
  const isLeft = and(
    eq(ticket.accountId, accountId),
    eq(ticket.promotionId, found.promotionId),
    hasTicketStatus('unopened', now),
  );
  return {
    ticket: toWireTicket(opened, of.turnoverMultiple, { now, language }),
    segments: segmentsOf(kind, language),
    ticketsLeft: await countTickets(tx, isLeft),
  };
}

/** Credits the prize of an opened ticket once. */
export async function claimPrize(
  tx: Database,
  accountId: number,
  query: { promotionId: string; ticketId: string },
  { intent, now }: { intent: Intent; now: Date },
): Promise<Schemas['RewardReceipt']> {
  const { promotionId, ticketId } = query;
  const found = await lockTicket(
    tx,
    and(
      eq(ticket.id, ticketId),
      eq(ticket.promotionId, promotionId),
      eq(ticket.accountId, accountId),
    ),
  );
  const status = ticketStatus(found, now);
  if (status === 'expired') throw new Refusal('PROMOTION_CLOSED');
  if (status !== 'opened') throw new Refusal('STATE_CONFLICT');
  await tx.update(ticket).set({ claimedAt: now }).where(eq(ticket.id, ticketId));
  const of = await promotionOf(tx, promotionId);
  const credit = {
    accountId,
    txnKind: 'BONUS',
    kind: found.kind as TicketKind,
    title: of.title,
    amount: found.prizeAmount ?? 0n,
    points: found.prizePoints ?? 0,
    turnoverMultiple: of.turnoverMultiple,
  } as const;
  return creditOnce(tx, intent, credit, now);
}

async function promotionOf(tx: Database, id: string) {
  const [of] = await tx.select().from(promotion).where(eq(promotion.id, id));
  if (of === undefined) throw new Error(`The promotion ${id} is gone`);
  return of;
}

async function lockTicket(tx: Database, which: SQL | undefined): Promise<TicketRow> {
  const [found] = await tx.select().from(ticket).where(which).for('update');
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

async function countTickets(db: Database, which: SQL | undefined): Promise<number> {
  const [all] = await db.select({ count: count() }).from(ticket).where(which);
  return all?.count ?? 0;
}

function toWireTicket(
  row: TicketRow,
  turnoverMultiple: number,
  { now, language }: At,
): Schemas['Ticket'] {
  const kind = row.kind as TicketKind;
  const { prizeId, prizeAmount, prizePoints } = row;
  const prize =
    prizeId === null ? null : { prizeId, amount: prizeAmount ?? 0n, points: prizePoints ?? 0 };
  return {
    ticketId: row.id,
    promotionId: row.promotionId,
    kind,
    status: ticketStatus(row, now),
    source: inLanguage(row.source, language),
    turnoverMultiple,
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    prize: prize === null ? null : toWirePrize(kind, prize, language),
  };
}
