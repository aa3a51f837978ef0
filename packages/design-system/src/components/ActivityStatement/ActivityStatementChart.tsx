import { useId, useRef, useState } from 'react';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { useIsScrollable } from '../DataTable/useIsScrollable';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './ActivityStatementChart.styles';
import {
  STATEMENT_MEASURES,
  type StatementLabels,
  type StatementMeasure,
  type StatementRow,
} from './statementRow';

export interface ActivityStatementChartProps {
  /** The first period first, quiet ones as well. */
  rows: readonly StatementRow[];
  formatAmount: (amount: string) => string;
  labels: FoundLabels<StatementLabels>;
}

interface Bars {
  above: number;
  below: number;
}

const barsOf = (row: StatementRow, measure: StatementMeasure): Bars =>
  measure === 'money'
    ? { above: row.depositShare, below: row.withdrawalShare }
    : { above: Math.max(row.resultShare, 0), below: Math.max(-row.resultShare, 0) };

/** The amount of the longest bar on one side, if it is there. */
const PEAKS = {
  money: { above: 'deposits', below: 'withdrawals' },
  play: { above: 'gameResult', below: 'gameResult' },
} as const;

/**
 * Bars for each period, those of the one kind above the line and of the other below it, so that colour tells
 * nothing alone. Screen readers are told of the table.
 */
export function ActivityStatementChart({
  rows,
  formatAmount,
  labels,
}: ActivityStatementChartProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(scroller);
  const [measure, setMeasure] = useState<StatementMeasure>('money');
  const sides = rows.map((row) => ({ row, ...barsOf(row, measure) }));
  const longest = (side: 'above' | 'below'): string => {
    const found = sides.find((one) => one[side] === 1);
    return found === undefined ? '' : formatAmount(found.row[PEAKS[measure][side]]);
  };
  const isOnly = (side: 'above' | 'below') =>
    sides.every((one) => one[side === 'above' ? 'below' : 'above'] === 0) || undefined;
  return (
    <S.Root aria-labelledby={captionId} data-measure={measure}>
      <S.Head>
        <S.Title id={captionId}>{labels.chart}</S.Title>
        <ToggleGroup
          size="sm"
          label={labels.measure}
          selectedId={measure}
          onSelect={({ id }) => setMeasure(STATEMENT_MEASURES.find((one) => one === id) ?? 'money')}
          items={STATEMENT_MEASURES.map((id) => ({
            id,
            label: labels.measures?.[id] ?? noText('ActivityStatement.measures'),
          }))}
        />
      </S.Head>
      <VisuallyHidden>{labels.alternative}</VisuallyHidden>
      <S.Keys aria-hidden>
        <S.Key data-side="above">
          {labels.above?.[measure] ?? noText('ActivityStatement.above')}
        </S.Key>
        <S.Key data-side="below">
          {labels.below?.[measure] ?? noText('ActivityStatement.below')}
        </S.Key>
      </S.Keys>
      <S.Peak aria-hidden data-side="above">
        {longest('above')}
      </S.Peak>
      <S.Scroller
        ref={scroller}
        {...(isScrollable && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
      >
        <S.Plot aria-hidden>
          <S.Columns data-only-above={isOnly('above')} data-only-below={isOnly('below')}>
            {sides.map(({ row, above, below }) => (
              <S.Column key={row.from} title={row.label}>
                <S.Above data-any={above > 0 || undefined} style={{ '--_share': above }} />
                <S.Below data-any={below > 0 || undefined} style={{ '--_share': below }} />
              </S.Column>
            ))}
          </S.Columns>
          <S.Ends>
            <span>{rows[0]?.label}</span>
            {rows.length > 1 ? <span>{rows.at(-1)?.label}</span> : null}
          </S.Ends>
        </S.Plot>
      </S.Scroller>
      <S.Peak aria-hidden data-side="below">
        {longest('below')}
      </S.Peak>
    </S.Root>
  );
}
