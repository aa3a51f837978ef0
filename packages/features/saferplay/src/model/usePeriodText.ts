import { formatDay, numberFormat, shortDay, useLanguage } from '@parlour/feature-core';
import type { StatementGrain } from '@parlour/gateway-openapi/saferPlay';
import { useTranslation } from 'react-i18next';

/** Days of the wire, such as '2026-03-14'. */
interface Days {
  from: string;
  to: string;
}

/** Says a day, a week or a month in words: "March 2026". */
export function usePeriodText(): (grain: StatementGrain, days: Days) => string {
  const { t } = useTranslation('statement');
  const { tag } = useLanguage();
  const years = numberFormat(tag, { useGrouping: false });
  const texts: Readonly<Record<StatementGrain, (days: Days) => string>> = {
    DAY: ({ from }) => formatDay(from, tag),
    WEEK: ({ from, to }) => t('span', { from: shortDay(from, tag), to: shortDay(to, tag) }),
    MONTH: ({ from }) => {
      const [year, month = ''] = from.split('-');
      return t('month', { month: t(`monthNames.${month}`), year: years.format(Number(year)) });
    },
  };
  return (grain, days) => texts[grain](days);
}
