import { FormNumberField } from '@parlour/design-system/FormNumberField';
import { Grid } from '@parlour/design-system/layout/Grid';
import { formatRate } from '@parlour/feature-core';
import type { RebateLimit } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { toPercentText } from '../../model/rate';

export interface RebateFieldsProps {
  limits: readonly RebateLimit[];
  /** BCP 47 tag of the reader's language. */
  tag: string;
  nameOf: (gameCategory: string) => string;
  /** Path before the categories, such as `rebates.`, inside a longer form. */
  prefix?: string;
}

/** One rate in percent for each game category. */
export function RebateFields({ limits, tag, nameOf, prefix = '' }: RebateFieldsProps) {
  const { t } = useTranslation('agent');
  return (
    <Grid minColumn={180} gap={16}>
      {limits.map(({ gameCategory, minimumRate, maximumRate, step }) => (
        <FormNumberField
          key={gameCategory}
          name={`${prefix}${gameCategory}`}
          label={nameOf(gameCategory)}
          hint={t('rebates.range', {
            min: formatRate(minimumRate, tag),
            max: formatRate(maximumRate, tag),
          })}
          suffix="%"
          inputMode="decimal"
          min={toPercentText(minimumRate)}
          max={toPercentText(maximumRate)}
          step={toPercentText(step)}
          labels={{ increase: t('rebates.more'), decrease: t('rebates.less') }}
        />
      ))}
    </Grid>
  );
}
