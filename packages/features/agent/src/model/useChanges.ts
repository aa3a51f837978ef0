import type { StatChange } from '@parlour/design-system/StatTile';
import { numberFormat, useLanguage } from '@parlour/feature-core';
import type { FigureChange, FigureName, PeriodComparison } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { sizeOf, toneOf, trendOf } from './changeText';
import { useFigures } from './useFigures';

/** How a figure has changed, in words. */
export interface ChangeText {
  change: StatChange;
  /** What the figure was, and the difference. */
  was: string;
}

/** The changes of a report by figure; undefined where a figure has none, or nothing is compared. */
export type Changes = (figure: FigureName) => ChangeText | undefined;

const POINTS = 10_000;
/** Each with a word joiner, or a line could end between a sign and its currency. */
const SIGNS = { up: '+\u2060', down: '\u2212\u2060', flat: '' } as const;
/** The text between these two characters runs left to right in any context, so that a sign stays before its figure. */
const [ISOLATE, END] = ['\u2066', '\u2069'];

/** Writes the changes since the period before (AG-09). */
export function useChanges(comparison: PeriodComparison | null | undefined): Changes {
  const { t } = useTranslation('agentCompare');
  const { tag, direction } = useLanguage();
  const { full, count } = useFigures();
  const percent = numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });

  const textOf = (change: FigureChange): ChangeText => {
    const trend = trendOf(change);
    const write = (value: string) => (change.unit === 'money' ? full(value) : count(Number(value)));
    const signed = (text: string) =>
      direction === 'rtl' ? `${ISOLATE}${SIGNS[trend]}${text}${END}` : `${SIGNS[trend]}${text}`;
    const before = write(change.before);
    const size = write(sizeOf(change.difference));
    // Where it was nothing there is no rate.
    const by = change.rate === null ? size : percent.format(Math.abs(change.rate) / POINTS);
    return {
      change: {
        trend,
        text: signed(by),
        label: t(trend, { by, before }),
        tone: toneOf(change),
      },
      was:
        trend === 'flat'
          ? t('wasSame', { before })
          : t('was', { before, difference: signed(size) }),
    };
  };
  return (figure) => {
    const found = comparison?.changes.find((one) => one.figure === figure);
    return found === undefined ? undefined : textOf(found);
  };
}
