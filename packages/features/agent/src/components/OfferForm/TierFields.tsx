import { FormTextField } from '@parlour/design-system/FormTextField';
import { Grid } from '@parlour/design-system/layout/Grid';
import { useContractLabels } from '@parlour/feature-shared';

export interface TierFieldsProps {
  /** Index of the step, from 0. */
  at: number;
}

const FIELDS = ['rate', 'activeMembers', 'periodBet', 'periodProfitLoss', 'amount'] as const;

/** What one step of a contract requires and pays. */
export function TierFields({ at }: TierFieldsProps) {
  const { tierFields } = useContractLabels();
  return (
    <Grid minColumn={150} gap={12}>
      {FIELDS.map((field) => (
        <FormTextField
          key={field}
          name={`tiers.${String(at)}.${field}`}
          label={tierFields[field]}
          inputMode={field === 'periodProfitLoss' ? 'text' : 'decimal'}
          suffix={field === 'rate' ? '%' : undefined}
        />
      ))}
    </Grid>
  );
}
