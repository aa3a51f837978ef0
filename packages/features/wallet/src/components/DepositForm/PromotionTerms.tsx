import { Card } from '@parlour/design-system/Card';
import { FactList } from '@parlour/design-system/FactList';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { formatRate, useLanguage, useMoney } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePromotionTerms } from '../../model/usePromotionTerms';

/** What the promotion chosen in the surrounding form gives and requires, before the deposit starts. */
export function PromotionTerms() {
  const promotionId = useWatch<{ promotionId: string }, 'promotionId'>({ name: 'promotionId' });
  return promotionId === '' ? null : <Terms promotionId={promotionId} />;
}

function Terms({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const terms = usePromotionTerms(promotionId);
  if (terms.status === 'failed') return <LoadError title={t('terms.failed')} state={terms} />;
  if (terms.status === 'loading') return <Skeleton height="96px" />;
  const { bonusAmount, bonusRate, maximumBonus, minimumDeposit, turnoverMultiple } = terms.data;
  const facts: [name: string, value: string | null][] = [
    [t('terms.bonus'), bonusAmount === null ? null : money(bonusAmount)],
    [t('terms.rate'), bonusRate === null ? null : formatRate(bonusRate, tag)],
    [t('terms.most'), maximumBonus === null ? null : money(maximumBonus)],
    [t('terms.least'), minimumDeposit === null ? null : money(minimumDeposit)],
    [
      t('terms.turnover'),
      turnoverMultiple === 0 ? null : t('terms.times', { count: turnoverMultiple }),
    ],
  ];
  return (
    <Card variant="sunken" aria-live="polite">
      <FactList
        facts={facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))}
      />
    </Card>
  );
}
