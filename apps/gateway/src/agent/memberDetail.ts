import { and, eq } from 'drizzle-orm';
import { inForce } from '../contracts/inForce';
import { contract } from '../contracts/schema';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { playersResultOf } from '../money/results';
import { DAY_TOTALS } from '../money/totals';
import { spanOf } from '../platform/days';
import type { Account } from '../session/sessions';
import { pathBetween } from './findBelow';
import { describeMembers, type Viewer } from './memberFacts';
import { noteOn } from './notes';
import { ratesOf, toRebates } from './rebates';
import { toLinkId } from './registerLinks';
import { accountDay, accountOpening } from './schema';
import { type Days, isInDays } from './sums';

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
    note: await noteOn(db, viewer.top.id, person.id),
    registerLinkId: linkId === null ? null : toLinkId(linkId),
    ...(await figuresOf(db, person.id, {
      span: spanOf({}, viewer.now, utcOffsetMinutes, DAYS),
      utcOffsetMinutes,
    })),
    contractKinds: await contractKinds(db, viewer.top.id, person.id),
  };
}

async function figuresOf(db: Database, personId: number, days: Days) {
  const [sums] = await db
    .select(DAY_TOTALS)
    .from(accountDay)
    .where(and(eq(accountDay.accountId, personId), isInDays(days)));
  if (sums === undefined) throw new Error('A sum has one row');
  return {
    deposits: formatAmount(sums.deposits),
    withdrawals: formatAmount(sums.withdrawals),
    betAmount: formatAmount(sums.stake),
    profitLoss: formatAmount(playersResultOf(sums)),
  };
}

/** Kinds of contract in force. */
async function contractKinds(
  db: Database,
  offererId: number,
  offereeId: number,
): Promise<Detail['contractKinds']> {
  const found = await db
    .selectDistinct({ kind: contract.kind })
    .from(contract)
    .where(and(eq(contract.offererId, offererId), eq(contract.offereeId, offereeId), inForce));
  return found.map(({ kind }) => kind);
}
