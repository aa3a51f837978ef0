import { Inline } from '@parlour/design-system/layout/Inline';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { useTranslation } from 'react-i18next';
import { DATE_PRESETS, type DatePreset, isDatePreset } from '../../model/periods';

export interface PeriodChoiceProps {
  preset: DatePreset;
  onChange: (event: { preset: DatePreset }) => void;
}

/** The days that figures are counted in, by one press. */
export function PeriodChoice({ preset, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('agent');
  return (
    <Inline>
      <ToggleGroup
        label={t('period')}
        size="sm"
        items={DATE_PRESETS.map((id) => ({ id, label: t(`periods.${id}`) }))}
        selectedId={preset}
        onSelect={({ id }) => {
          if (isDatePreset(id)) onChange({ preset: id });
        }}
      />
    </Inline>
  );
}
