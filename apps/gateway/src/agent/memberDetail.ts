import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { accountOpening, contract } from '../database/schema';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { type Span, spanOf } from '../platform/days';
import type { Account } from '../session/sessions';
import { pathBetween } from './findBelow';
import { isThis } from './lineage';
import { describeMembers, type Viewer } from './memberFacts';
import { ordersOf } from './orders';
import { ratesOf, toRebates } from './rebates';
import { toLinkId } from './registerLinks';
import { profitOf, statementTotals } from './statement';
import { total } from './sums';

type Schemas = components['schemas'];
type Detail = Schemas['TeamMemberDetail'];

/** The figures of a person are those of so many days, today among them. */
const DAYS = 30;

/** Somebody of the viewer's team with rebates and figures. */
export async function describeMember(
  db: Database,
  viewer: Viewer,
  person: Account,
  utcOffsetMinutes: number,
): Promise<Detail> {
  const [member] = await describeMembers(db, viewer, [person.id]);
  if (member === undefined) throw new Error(`Account ${person.id} has no place in the team`);
  const [opening] = await db
    .select()
    .from(accountOpening)
    .where(eq(accountOpening.accountId, person.id));
  const linkId = opening?.linkId ?? null;
  return {
    member,
    path: await pathBetween(db, viewer.top, person),
    rebates: toRebates(await ratesOf(db, person.id)),
    remark: opening?.remark ?? '',
    registerLinkId: linkId === null ? null : toLinkId(linkId),
    ...(await figuresOf(db, person, spanOf({}, viewer.now, utcOffsetMinutes, DAYS))),
    contractKinds: await contractKinds(db, viewer.top.id, person.id),
  };
}

async function figuresOf(db: Database, person: Account, span: Span) {
  const asked = { whom: isThis(person), span };
  const orders = ordersOf(db, asked);
  const of = (type: Schemas['TeamTransactionType']) =>
    total(sql`case when ${orders.type} = ${type} then ${orders.amount} end`);
  const [moved] = await db
    .select({ deposits: of('deposit'), withdrawals: of('withdrawal') })
    .from(orders)
    .where(eq(orders.status, 'completed'));
  const sums = await statementTotals(db, asked, 'day');
  return {
    deposits: formatAmount(moved?.deposits ?? 0n),
    withdrawals: formatAmount(moved?.withdrawals ?? 0n),
    betAmount: formatAmount(sums.stake),
    profitLoss: formatAmount(profitOf(sums)),
  };
}

/** Kinds of contract in force: accepted, or with an end that is only asked for. */
async function contractKinds(
  db: Database,
  offererId: number,
  offereeId: number,
): Promise<Detail['contractKinds']> {
  const inForce = await db
    .selectDistinct({ kind: contract.kind })
    .from(contract)
    .where(
      and(
        eq(contract.offererId, offererId),
        eq(contract.offereeId, offereeId),
        or(
          and(eq(contract.request, 'new'), eq(contract.state, 'accepted')),
          and(eq(contract.request, 'termination'), eq(contract.state, 'pending')),
        ),
      ),
    );
  return inForce.map(({ kind }) => kind);
}
