import { Switch } from '@parlour/design-system/Switch';
import { formatDay, useLanguage } from '@parlour/feature-core';
import type { PeriodComparison } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import type { Compare } from '../../model/useCompare';

export interface CompareSwitchProps {
  compare: Compare;
  /** The period that it is compared with; null or undefined while it is not known. */
  comparison: PeriodComparison | null | undefined;
}

/** Turns the comparison with the period before on and off, and says which days that is (AG-09). */
export function CompareSwitch({ compare, comparison }: CompareSwitchProps) {
  const { t } = useTranslation('agentCompare');
  const { tag } = useLanguage();
  const daysOf = ({ startDate, endDate }: PeriodComparison): string => {
    const [from, to] = [formatDay(startDate, tag), formatDay(endDate, tag)];
    return startDate === endDate ? t('withDay', { day: from }) : t('withDays', { from, to });
  };
  return (
    <Switch
      label={t('switch')}
      checked={compare.isOn}
      onChange={({ target }) => compare.onToggle(target.checked)}
      hint={
        compare.isOn && comparison ? (
          <>
            {daysOf(comparison)} {comparison.isOver ? null : t('isOpen')}
          </>
        ) : undefined
      }
    />
  );
}
