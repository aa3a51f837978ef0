import { Grid } from '@parlour/design-system/layout/Grid';
import { Stack } from '@parlour/design-system/layout/Stack';
import { SearchField } from '@parlour/design-system/SearchField';
import { Select, type SelectOption } from '@parlour/design-system/Select';
import { useTranslation } from 'react-i18next';
import { PERIOD_CHOICES } from '../../model/useReportDays';
import type { ReportFilter } from '../../model/useReportFilter';
import { DaysField } from '../DaysField/DaysField';

export interface ReportFiltersProps {
  filter: ReportFilter;
  /** A filter that only this report has. */
  kinds?: { label: string; options: readonly SelectOption[]; all: string } | undefined;
  /** The game category that the address narrows to: it can be taken away here. */
  category?: { label: string; value: string; name: string } | undefined;
  /** Hides the account filter: the report is about the agent alone. */
  isOwn?: boolean;
}

/** Filters of a report: period, account, and one of its own. */
export function ReportFilters({ filter, kinds, category, isOwn = false }: ReportFiltersProps) {
  const { t } = useTranslation('agent');
  return (
    <Stack gap={12}>
      <Grid minColumn={150} gap={12}>
        <Select
          label={t('period')}
          options={PERIOD_CHOICES.map((value) => ({ value, label: t(`periods.${value}`) }))}
          value={filter.choice}
          onChange={(event) => filter.onChoose(event.target.value)}
        />
        {kinds === undefined ? null : (
          <Select
            label={kinds.label}
            placeholder={kinds.all}
            options={kinds.options}
            value={filter.kind}
            onChange={(event) => filter.onKind(event.target.value)}
          />
        )}
        {category === undefined ? null : (
          <Select
            label={category.label}
            placeholder={t('filter.all')}
            options={[{ value: category.value, label: category.name }]}
            value={category.value}
            onChange={(event) => filter.onCategory(event.target.value)}
          />
        )}
        {isOwn ? null : (
          <SearchField
            label={t('filter.account')}
            labels={{ clear: t('team.clear') }}
            value={filter.account}
            onChange={({ value }) => filter.onAccount(value)}
          />
        )}
      </Grid>
      <DaysField days={filter} />
    </Stack>
  );
}
