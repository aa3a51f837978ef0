import { BarChart } from '@parlour/design-system/BarChart';
import {
  type ContractSimulation,
  numberFormat,
  shortDay,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What each past period would have paid, beside the present contract. */
export default function SimulationChart({ simulation }: { simulation: ContractSimulation }) {
  const { t } = useTranslation('contractTrial');
  const { tag } = useLanguage();
  const { full } = useMoney();
  const { rows, totals } = simulation;
  const periods = useMemo(() => rows.map(({ endAt }) => shortDay(endAt, tag)), [rows, tag]);
  const series = useMemo(() => {
    // Numbers are safe here: nothing is added up, and `toFixed` gives the same digits back.
    const offer = rows.map(({ amount }) => Number(amount));
    const present = rows.map((row) => (row.present === null ? null : Number(row.present)));
    return [
      { id: 'amount', label: t('columns.amount'), values: offer },
      ...(totals.present === null
        ? []
        : [{ id: 'present', label: t('columns.present'), values: present }]),
    ];
  }, [rows, totals, t]);
  const write = useMemo(
    () => ({
      value: (value: number) => full(value.toFixed(2)),
      tick: numberFormat(tag, { notation: 'compact' }).format,
    }),
    [full, tag],
  );
  return (
    <BarChart
      title={t('chart')}
      periods={periods}
      series={series}
      formatValue={write.value}
      formatTick={write.tick}
      blockSize="12rem"
      labels={{
        period: t('columns.period'),
        asTable: t('asTable'),
        asPicture: t('asPicture'),
        loading: t('common:loading'),
        keys: t('keys'),
      }}
    />
  );
}
