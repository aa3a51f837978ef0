import { DateRangeField } from '@parlour/design-system/DateRangeField';
import { useTranslation } from 'react-i18next';
import { isTooLong, type ReportDays } from '../../model/useReportDays';

export interface DaysFieldProps {
  days: Pick<ReportDays, 'choice' | 'range' | 'onRange'>;
}

/** Start and end of a period without a preset. */
export function DaysField({ days }: DaysFieldProps) {
  const { t } = useTranslation('agent');
  if (days.choice !== 'custom') return null;
  return (
    <DateRangeField
      label={t('periods.custom')}
      labels={{
        start: t('filter.from'),
        end: t('filter.to'),
        reversed: t('filter.reversed'),
        presets: t('period'),
      }}
      error={isTooLong(days.range) ? t('filter.tooLong') : undefined}
      value={days.range}
      onChange={({ value }) => days.onRange(value)}
    />
  );
}
