import { and, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { formatAmount } from '../money/amount';
import { beyond } from '../money/bounds';
import { Refusal } from '../platform/refusal';
import { apply } from '../promotions/applications';
import { join, type Member, requirePromotionView } from '../promotions/joining';
import { type PromotionView, promotionViewOf } from '../promotions/promotionViews';
import { mayHaveOffers } from '../saferPlay/mayHaveOffers';
import { account } from '../session/schema';
import type { deposit } from './schema';

type Deposit = typeof deposit.$inferSelect;
type Named = Deposit & { promotionId: string };
type At = Omit<Member, 'account'>;

/*
 * A deposit can join a promotion (contract, DepositRequest). The bonus is not credited here: each promotion credits it
 * from the ledger, so it is credited once, whether the member joined by a deposit or by hand. Automatic bonuses and
 * tickets follow from the promotions' jobs. A bonus that has to be requested is requested here if the request needs
 * no remark or picture.
 */

/**
 * Refuses a deposit whose promotion is not visible to the member, is over or was already received, or needs a larger
 * amount. `arrives` is the amount minus the fee, in minor units.
 */
export async function requirePromotion(
  tx: Database,
  member: Member,
  promotionId: string,
  arrives: bigint,
): Promise<void> {
  const view = await requirePromotionView(tx, member, promotionId);
  if (!isOpenTo(view, member.now)) throw new Refusal('STATE_CONFLICT');
  const { minimumDeposit } = view.promotion;
  if (minimumDeposit !== null && arrives < minimumDeposit)
    throw beyond('promotionMin', formatAmount(minimumDeposit));
}

function isOpenTo({ own, status, to }: PromotionView, now: Date): boolean {
  if (own === null) return status === 'openToRegister';
  return ['joined', 'rejected'].includes(own.state) && (to === null || now < to);
}

/** Joins promotions for deposits that are about to be credited; a refusal does not stop the deposit. */
export async function joinPromotions(
  tx: Database,
  deposits: readonly Deposit[],
  at: At,
): Promise<void> {
  await withOwners(tx, deposits, at, async (member, promotionId) => {
    await join(tx, member, promotionId);
  });
}

/** Requests the bonuses of credited deposits, if the request needs no remark and no pictures. */
export async function requestBonuses(
  tx: Database,
  deposits: readonly Deposit[],
  at: At,
): Promise<void> {
  // The counted time ends before now, and has to include the deposit.
  const after = new Date(at.now.getTime() + 1);
  await withOwners(tx, deposits, { ...at, now: after }, async (member, promotionId) => {
    const view = await promotionViewOf(tx, member, promotionId);
    if (view?.action !== 'requestReward') return;
    const { goal, needsRemark } = view.promotion;
    if (goal === 'deposit' && !needsRemark)
      await apply(tx, member, { promotionId, remark: '', imageIds: [] });
  });
}

/** Runs something for each deposit with a promotion whose member may have offers; refusals are ignored. */
async function withOwners(
  tx: Database,
  deposits: readonly Deposit[],
  at: At,
  act: (member: Member, promotionId: string) => Promise<void>,
): Promise<void> {
  const named = deposits.filter((row): row is Named => row.promotionId !== null);
  if (named.length === 0) return;
  const ids = named.map(({ accountId }) => accountId);
  const mayHave = mayHaveOffers(tx, account.id, at.now);
  const owners = await tx
    .select()
    .from(account)
    .where(and(inArray(account.id, ids), mayHave));
  // In a fixed order, because others may lock the same promotions.
  for (const { accountId, promotionId } of named.sort((a, b) => order(a, b))) {
    const owner = owners.find(({ id }) => id === accountId);
    if (owner === undefined) continue;
    const member = { ...at, account: owner };
    try {
      await act(member, promotionId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

const order = (a: Named, b: Named): number => a.promotionId.localeCompare(b.promotionId);
