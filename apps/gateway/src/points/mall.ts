import { and, asc, count, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { isPointsOf } from '../money/ledger';
import { balance, ledgerAccount } from '../money/schema';
import { type Page, type PageQuery, toPage, windowOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { inLanguage, type Texts } from '../platform/texts';
import { isWithinMultiple, type OffersSource } from '../promotions/promotionRules';
import { pointMall, pointReward, redeemRequest } from './schema';

type Schemas = components['schemas'];
export type Mall = typeof pointMall.$inferSelect;
export type ExchangeType = Schemas['PointExchangeType'];

const MINOR_UNITS = 100n;
/** Points for one unit of the currency where the merchant sets no ratio. */
const USUAL_RATIO = 100;
const NO_RULES: Texts = { EN: '', CN: '', ID: '' };

/** States of requests whose points are on hold: the merchant has not answered. */
export const IN_PROCESS = ['APPLYING', 'PROCESSING'] as const;

/** The settings of a merchant's mall; closed for a merchant who has set up none. */
export async function mallOf(db: Database, merchant: string): Promise<Mall> {
  const [found] = await db.select().from(pointMall).where(eq(pointMall.merchant, merchant));
  const closed = { minimumConvert: 100, maximumConvert: 100, convertStep: 100 };
  const usual = { ratio: USUAL_RATIO, turnoverPerPoint: MINOR_UNITS, rules: NO_RULES };
  return found ?? { merchant, enabled: false, ...closed, ...usual };
}

/** The settings of an open mall. Refuses where it is closed. */
export async function requireOpenMall(db: Database, merchant: string): Promise<Mall> {
  const mall = await mallOf(db, merchant);
  if (!mall.enabled) throw new Refusal('STATE_CONFLICT');
  return mall;
}

/** What points are worth, in minor units. A remainder below one whole unit is worth nothing. */
export function worthOf(points: bigint, { ratio }: Pick<Mall, 'ratio'>): bigint {
  return (points * MINOR_UNITS) / BigInt(ratio);
}

/** The points of an account, available and on hold. */
export async function pointBalance(
  db: Database,
  { merchant, accountId, now }: { merchant: string; accountId: number; now: Date },
): Promise<Schemas['PointBalance']> {
  const isHeld = and(
    eq(redeemRequest.accountId, accountId),
    inArray(redeemRequest.status, [...IN_PROCESS]),
  );
  const held = sql`select coalesce(sum(${redeemRequest.points}), 0)::int from ${redeemRequest} where ${isHeld}`;
  const [found] = await db
    .select({ amount: balance.amount, held: sql<number>`(${held})`, ratio: pointMall.ratio })
    .from(ledgerAccount)
    .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
    .leftJoin(pointMall, eq(pointMall.merchant, merchant))
    .where(isPointsOf(accountId));
  if (found === undefined) throw new Error(`Account ${accountId} has no points`);
  const { amount, held: pointsOnHold } = found;
  const ratio = found.ratio ?? USUAL_RATIO;
  return {
    points: Number(amount),
    pointsOnHold,
    ratio,
    worth: formatAmount(worthOf(amount, { ratio })),
    asOf: now.toISOString(),
  };
}

/** The settings in the form of the contract. */
export function toWireConfig(
  mall: Mall,
  exchangeTypes: ExchangeType[],
  language: string,
): Schemas['PointConfig'] {
  return {
    enabled: mall.enabled,
    ratio: mall.ratio,
    minConvertPoints: mall.minimumConvert,
    maxConvertPoints: mall.maximumConvert,
    convertStep: mall.convertStep,
    neverExpires: true,
    exchangeTypes,
    rules: inLanguage(mall.rules, language),
  };
}

/** The rewards that a merchant may offer: a bonus asks for no more turnover than the market allows (SP-10). */
export const isRewardOf = ({ merchant, rules }: OffersSource): SQL | undefined =>
  and(
    eq(pointReward.merchant, merchant),
    or(
      ne(pointReward.exchangeType, 'BONUS'),
      isWithinMultiple(pointReward.turnoverMultiple, rules) ?? sql`true`,
    ),
  );

/** The kinds of exchange that a mall offers at present. */
export async function exchangeTypesOf(db: Database, source: OffersSource): Promise<ExchangeType[]> {
  const rows = await db
    .selectDistinct({ type: pointReward.exchangeType })
    .from(pointReward)
    .where(and(isRewardOf(source), isNull(pointReward.withdrawnAt)));
  return rows.map(({ type }) => type as ExchangeType).sort();
}

/** One page of what a mall offers. Withdrawn rewards are left out; sold out ones are shown with a stock of 0. */
export async function listPointRewards(
  db: Database,
  source: OffersSource,
  query: PageQuery & { exchangeType?: ExchangeType | undefined },
  language: string,
): Promise<Page<Schemas['PointReward']>> {
  const { exchangeType } = query;
  const isOffered = and(
    isRewardOf(source),
    isNull(pointReward.withdrawnAt),
    exchangeType === undefined ? undefined : eq(pointReward.exchangeType, exchangeType),
  );
  const { offset, limit } = windowOf(query);
  const rows = await db
    .select()
    .from(pointReward)
    .where(isOffered)
    .orderBy(asc(pointReward.place), asc(pointReward.id))
    .offset(offset)
    .limit(limit);
  const [all] = await db.select({ count: count() }).from(pointReward).where(isOffered);
  const content = rows.map((row) => ({
    rewardId: row.id,
    productName: inLanguage(row.name, language),
    exchangeType: row.exchangeType as ExchangeType,
    pointsNeeded: row.pointsNeeded,
    amount: row.amount === null ? null : formatAmount(row.amount),
    // All other kinds of money are paid at once and have no turnover.
    turnoverMultiple: row.exchangeType === 'BONUS' ? row.turnoverMultiple : 0,
    imageUrl: row.imageUrl,
    description: inLanguage(row.description, language),
    stock: row.stock,
    maxQuantity: row.maximumQuantity,
    needsAddress: row.needsAddress,
  }));
  return toPage(content, all?.count ?? 0, query);
}
