import { Section } from '@parlour/design-system/layout/Section';
import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { checkContentLink } from '@parlour/feature-core';
import type { PointConfig, PointReward } from '@parlour/gateway-openapi/points';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ratesOf } from '../../model/rates';
import * as S from './MallRules.styles';

export interface MallRulesProps {
  rules: PointConfig;
  /** Products known so far, whose rates are listed. */
  products: readonly PointReward[];
  money: (amount: string) => string;
}

/** How points are earned and counted, and what they are exchanged for at which rate (PTS-02, SUP-06). */
export function MallRules({ rules, products, money }: MallRulesProps) {
  const { t } = useTranslation('points');
  const { minConvertPoints: min, maxConvertPoints: max, convertStep: step } = rules;
  const rates = useMemo(() => ratesOf(rules, products), [rules, products]);
  return (
    <S.Parts>
      <Section title={t('rules.title')}>
        <SafeHtml html={rules.rules} checkLink={checkContentLink} />
      </Section>
      <Section title={t('rules.rates')} description={t('rules.limitsText', { min, max, step })}>
        <S.Rates aria-label={t('rules.rates')}>
          <thead>
            <tr>
              <th scope="col">{t('rules.what')}</th>
              <th scope="col">{t('history.points')}</th>
              <th scope="col">{t('rules.rate')}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ id, name, points, amount }) => (
              <tr key={id}>
                <th scope="row">{name ?? t('rules.wallet')}</th>
                <td>{t('products.points', { count: points })}</td>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </S.Rates>
      </Section>
    </S.Parts>
  );
}
