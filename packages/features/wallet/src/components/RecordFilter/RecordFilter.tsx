import { DateRangeField, presetRange } from '@parlour/design-system/DateRangeField';
import { Grid } from '@parlour/design-system/layout/Grid';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Select, type SelectOption } from '@parlour/design-system/Select';
import { useTranslation } from 'react-i18next';
import { latestDay } from '../../model/latestDay';
import type { RecordFilter as Filter } from '../../model/useRecordFilter';

const PRESETS = ['previous7', 'previous30', 'next7', 'next30'] as const;

/** A filter beside the days. */
export interface FilterChoice<Name extends string> {
  name: Name;
  label: string;
  options: readonly SelectOption[];
}

export interface RecordFilterProps<Name extends string> {
  filter: Filter<Name>;
  choices?: readonly FilterChoice<Name>[];
}

/** Days with their presets, and the other filters of a list of records (WAL-04). */
export function RecordFilter<Name extends string>({
  filter,
  choices = [],
}: RecordFilterProps<Name>) {
  const { t } = useTranslation('wallet');
  const today = latestDay();
  return (
    <Stack gap={12}>
      <DateRangeField
        label={t('days.title')}
        size="sm"
        labels={{
          start: t('days.from'),
          end: t('days.to'),
          reversed: t('days.reversed'),
          presets: t('days.presets'),
        }}
        value={filter.range}
        onChange={filter.onRange}
        presets={PRESETS.map((id) => ({
          id,
          label: t(`days.${id}`),
          range: presetRange(id, today),
        }))}
      />
      {choices.length === 0 ? null : (
        <Grid minColumn={160} gap={12}>
          {choices.map(({ name, label, options }) => (
            <Select
              key={name}
              size="sm"
              label={label}
              placeholder={t('all')}
              options={options}
              value={filter.choices[name]}
              onChange={({ target }) => filter.onChoose(name, target.value)}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
