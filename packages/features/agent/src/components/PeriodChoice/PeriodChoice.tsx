import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { useTranslation } from 'react-i18next';
import { PERIOD_CHOICES, type ReportDays } from '../../model/useReportDays';
import { DaysField } from '../DaysField/DaysField';

export interface PeriodChoiceProps {
  days: ReportDays;
}

/** The period of figures: a preset, or free days. */
export function PeriodChoice({ days }: PeriodChoiceProps) {
  const { t } = useTranslation('agent');
  return (
    <Stack gap={12}>
      <Inline>
        <ToggleGroup
          label={t('period')}
          size="sm"
          items={PERIOD_CHOICES.map((id) => ({ id, label: t(`periods.${id}`) }))}
          selectedId={days.choice}
          onSelect={({ id }) => days.onChoose(id)}
        />
      </Inline>
      <DaysField days={days} />
    </Stack>
  );
}
