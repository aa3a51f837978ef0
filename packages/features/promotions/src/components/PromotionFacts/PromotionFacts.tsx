import { FactList } from '@parlour/design-system/FactList';
import { listFormat, numberFormat, useLanguage, useMoney } from '@parlour/feature-core';
import type { PromotionDetail } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

/** Basis points in a whole. */
const WHOLE = 10_000;

export interface PromotionFactsProps {
  detail: PromotionDetail;
  /** Its dates or how often it restarts, as text. */
  period: string | undefined;
  /** Name of a game category by its code. */
  categoryOf: (code: string) => string;
}

/** The figures of a promotion: what it gives and what it requires. */
export function PromotionFacts({ detail, period, categoryOf }: PromotionFactsProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const { bonusAmount, bonusRate, maximumBonus, minimumDeposit, turnoverMultiple } = detail;
  const share = (rate: number): string =>
    numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(rate / WHOLE);
  const categories = detail.gameCategories.map(categoryOf);
  const facts: [name: string, value: string | undefined][] = [
    [t('facts.period'), period],
    [t('facts.bonus'), bonusAmount === null ? undefined : money(bonusAmount)],
    [t('facts.rate'), bonusRate === null ? undefined : share(bonusRate)],
    [t('facts.most'), maximumBonus === null ? undefined : money(maximumBonus)],
    [t('facts.deposit'), minimumDeposit === null ? undefined : money(minimumDeposit)],
    [
      t('facts.turnover'),
      turnoverMultiple === 0
        ? t('facts.noTurnover')
        : t('facts.times', { count: turnoverMultiple }),
    ],
    [
      t('facts.games'),
      categories.length === 0 ? t('facts.allGames') : listFormat(tag).format(categories),
    ],
  ];
  return (
    <FactList
      facts={facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))}
    />
  );
}
