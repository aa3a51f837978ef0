import type { ReactNode } from 'react';
import * as S from './ChartFrame.styles';
import { type ChartStyle, chartStyleAt } from './chartStyles';

const MARKER_PATHS = {
  circle: 'M9 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  square: 'M9 3h6v6H9Z',
  diamond: 'm12 2 4 4-4 4-4-4Z',
  triangle: 'm12 2.5 4 7H8Z',
} as const;

const FILL_PATHS = { solid: '', lines: 'm5 11 6-10M10 11l6-10M15 11 21 1', empty: '', dots: '' };

function Sample({ chartStyle, kind }: { chartStyle: ChartStyle; kind: 'line' | 'bar' }) {
  const { dash, marker, fill } = chartStyle;
  return (
    <S.Sample viewBox="0 0 24 12" data-color={chartStyle.color} aria-hidden focusable={false}>
      {kind === 'line' ? (
        <>
          <path d="M0 6h24" strokeDasharray={dash.join(' ')} />
          <path d={MARKER_PATHS[marker]} data-filled />
        </>
      ) : (
        <>
          <rect
            x="5"
            y="1"
            width="14"
            height="10"
            rx="2"
            data-filled={fill === 'solid' || undefined}
          />
          <path d={FILL_PATHS[fill]} />
          {fill === 'dots' ? (
            <path d="M9 4v.01M15 4v.01M12 6v.01M9 8v.01M15 8v.01" data-dots />
          ) : null}
        </>
      )}
    </S.Sample>
  );
}

export interface ChartLegendProps {
  kind: 'line' | 'bar';
  /** The period whose values are shown. */
  period: string | undefined;
  entries: readonly { id: string; label: string; value: ReactNode }[];
}

/** Names each series, with its value at the cursor or else the newest one. */
export function ChartLegend({ kind, period, entries }: ChartLegendProps) {
  return (
    <S.Legend>
      {period === undefined ? null : <S.Period>{period}</S.Period>}
      <S.Entries role="list">
        {entries.map(({ id, label, value }, index) => (
          <li key={id}>
            <Sample chartStyle={chartStyleAt(index)} kind={kind} />
            <span>{label}</span>
            {value === undefined ? null : <S.Value>{value}</S.Value>}
          </li>
        ))}
      </S.Entries>
    </S.Legend>
  );
}
