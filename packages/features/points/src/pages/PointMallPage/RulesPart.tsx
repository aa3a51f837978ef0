import { Skeleton } from '@parlour/design-system/Skeleton';
import type { PanelState } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import type { PointConfig, PointRewardPage } from '@parlour/gateway-openapi/points';
import { useTranslation } from 'react-i18next';
import { MallRules } from '../../components/MallRules/MallRules';

interface RulesPartProps {
  rules: PanelState<PointConfig>;
  products: PanelState<PointRewardPage>;
  money: (amount: string) => string;
}

/** Tab with the rules of points and the table of exchange rates. */
export default function RulesPart({ rules, products, money }: RulesPartProps) {
  const { t } = useTranslation('points');
  if (rules.status === 'failed') return <LoadError title={t('rules.failed')} state={rules} />;
  if (rules.status === 'loading') return <Skeleton height="16rem" />;
  return (
    <MallRules
      rules={rules.data}
      products={products.status === 'ready' ? products.data.content : []}
      money={money}
    />
  );
}
