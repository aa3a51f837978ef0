import { FormTextField } from '@parlour/design-system/FormTextField';
import { Grid } from '@parlour/design-system/layout/Grid';
import { useTranslation } from 'react-i18next';

export interface TierFieldsProps {
  /** Place of the step, from 0. */
  at: number;
}

const FIELDS = ['rate', 'activeMembers', 'periodBet', 'periodProfitLoss', 'amount'] as const;

/** What one step of a contract asks for and pays. */
export function TierFields({ at }: TierFieldsProps) {
  const { t } = useTranslation('agent');
  return (
    <Grid minColumn={150} gap={12}>
      {FIELDS.map((field) => (
        <FormTextField
          key={field}
          name={`tiers.${String(at)}.${field}`}
          label={t(`tier.${field}`)}
          inputMode={field === 'periodProfitLoss' ? 'text' : 'decimal'}
          suffix={field === 'rate' ? '%' : undefined}
        />
      ))}
    </Grid>
  );
}
