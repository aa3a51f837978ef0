import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { inLanguage } from '../platform/texts';
import type { Application } from './applications';
import type { Picture } from './pictures';
import type { PromotionView } from './promotionViews';

type Schemas = components['schemas'];

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const amountOrNull = (amount: bigint | null): string | null =>
  amount === null ? null : formatAmount(amount);

/** A promotion as its card shows it. */
export function toWirePromotion(view: PromotionView, language: string): Schemas['Promotion'] {
  const { promotion: row, from, to, status, action, remaining, counted } = view;
  // Each `goalAmount` gives a ticket, so the progress towards the next one is shown.
  const isRepeated = row.payout === 'tickets' && row.goalAmount > 0n;
  const current = counted !== null && isRepeated ? counted % row.goalAmount : counted;
  return {
    promotionId: row.id,
    title: inLanguage(row.title, language),
    kind: row.kind as Schemas['PromotionKind'],
    period: row.period as Schemas['PromotionPeriod'] | null,
    status,
    action,
    summary: inLanguage(row.summary, language),
    imageUrl: row.imageUrl,
    startsAt: from.toISOString(),
    endsAt: isoOrNull(to),
    remaining,
    progress:
      current === null
        ? null
        : { current: formatAmount(current), target: formatAmount(row.goalAmount) },
  };
}

/** A promotion with its terms and the caller's last application. */
export function toWireDetail(
  view: PromotionView,
  application: Schemas['RewardApplication'] | null,
  language: string,
): Schemas['PromotionDetail'] {
  const { promotion: row } = view;
  return {
    promotion: toWirePromotion(view, language),
    terms: inLanguage(row.terms, language),
    bonusAmount: amountOrNull(row.bonusAmount),
    bonusRate: row.bonusRate,
    maximumBonus: amountOrNull(row.maximumBonus),
    minimumDeposit: amountOrNull(row.minimumDeposit),
    turnoverMultiple: row.turnoverMultiple,
    gameCategories: row.gameCategories,
    needsRemark: row.needsRemark,
    maximumImages: row.maximumImages,
    application,
  };
}

/** An application with its pictures. */
export function toWireApplication(
  promotionId: string,
  application: Application,
  pictures: readonly Picture[],
  language: string,
): Schemas['RewardApplication'] {
  const { id, status, remark, requestedAt, answeredAt, rejectionReason } = application;
  return {
    applicationId: id,
    promotionId,
    status: status as Schemas['RewardApplication']['status'],
    remark,
    images: [...pictures],
    requestedAt: requestedAt.toISOString(),
    answeredAt: isoOrNull(answeredAt),
    rejectionReason: rejectionReason === null ? null : inLanguage(rejectionReason, language),
  };
}
