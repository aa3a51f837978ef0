import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { Span } from '../platform/days';
import { type Page, type PageQuery, toPage, windowOf } from '../platform/paging';
import { inLanguage } from '../platform/texts';
import type { RedeemRow } from './redeeming';
import { redeemRequest } from './schema';

type Schemas = components['schemas'];

/** One page of an account's exchanges of points, newest first (PTS-02). */
export async function listRedeems(
  db: Database,
  accountId: number,
  span: Span,
  query: PageQuery & { status?: Schemas['RedeemStatus'] | undefined },
  language: string,
): Promise<Page<Schemas['RedeemRecord']>> {
  const { status } = query;
  const condition = and(
    eq(redeemRequest.accountId, accountId),
    gte(redeemRequest.appliedAt, span.from),
    lt(redeemRequest.appliedAt, span.to),
    status === undefined ? undefined : eq(redeemRequest.status, status),
  );
  const { offset, limit } = windowOf(query);
  const rows = await db
    .select()
    .from(redeemRequest)
    .where(condition)
    .orderBy(desc(redeemRequest.appliedAt), desc(redeemRequest.id))
    .offset(offset)
    .limit(limit);
  const [all] = await db.select({ count: count() }).from(redeemRequest).where(condition);
  const content = rows.map((row) => toWireRedeem(row, language));
  return toPage(content, all?.count ?? 0, query);
}

/** A request as the history shows it. */
export function toWireRedeem(row: RedeemRow, language: string): Schemas['RedeemRecord'] {
  const { id, exchangeType, name, points, amount, quantity, status, reason } = row;
  return {
    transactionNumber: id,
    applicationTime: row.appliedAt.toISOString(),
    exchangeType: exchangeType as Schemas['PointExchangeType'],
    productName: inLanguage(name, language),
    pointsNeeded: points,
    amount: amount === null ? null : formatAmount(amount),
    quantity,
    status: status as Schemas['RedeemStatus'],
    reason: reason === null ? null : inLanguage(reason, language),
    updatedAt: row.updatedAt.toISOString(),
  };
}
