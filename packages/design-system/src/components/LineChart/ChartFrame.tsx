import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ChartIcon } from '../../icons/ChartIcon';
import { TableIcon } from '../../icons/TableIcon';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import type { DataStatus } from '../DataTable/DataTable';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './ChartFrame.styles';
import { ChartLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';
import type { ChartLabels, ChartSeries, RenderValue } from './chartSeries';
import { cursorForKey } from './cursorForKey';
import { usePlot } from './usePlot';

export type { ChartLabels, ChartSeries, RenderValue } from './chartSeries';

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> {
  /** Name of the figure, and caption of its table. */
  title: string;
  /** Labels of the x axis, formatted, oldest first. Memoize the array. */
  periods: readonly string[];
  /** At most four series, the most important first. Memoize the array. */
  series: readonly ChartSeries[];
  /** Formats a value, with its currency if it has one. Memoize the function. */
  formatValue: (value: number) => string;
  /** Formats a value of the y axis, where space is short. Default: `formatValue`. */
  formatTick?: (value: number) => string;
  /** Wraps a formatted value of the legend and of the table: in a button that explains it. Default: the text alone. */
  renderValue?: RenderValue | undefined;
  labels?: Partial<ChartLabels>;
  /** State of the figures. While `loading` or `failed`, something else is in their place. Default: `ready`. */
  status?: DataStatus;
  /** Shown instead of the chart if there are no periods: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown instead of the chart if loading failed: an `ErrorState`. */
  failed?: ReactNode;
  /** Height of the chart, any CSS length. Default: 16rem. */
  blockSize?: string;
}

export interface ChartFrameProps extends ChartProps {
  kind: 'line' | 'bar';
  name: string;
}

/** What all charts share: title, legend, plot, and the table of the same figures. */
export function ChartFrame({
  kind,
  name,
  title,
  periods,
  series,
  formatValue,
  formatTick = formatValue,
  renderValue = (text) => text,
  labels,
  status = 'ready',
  empty,
  failed,
  blockSize = '16rem',
  style,
  ...rest
}: ChartFrameProps) {
  const texts = useLabels<ChartLabels>('ChartFrame', labels);
  const keysId = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const [isTable, setIsTable] = useState(false);
  const [cursor, setCursor] = useState<number | null>(null);
  const [announced, setAnnounced] = useState('');
  const hasFigures = status === 'ready' && periods.length > 0;
  const values = useMemo(() => series.map((one) => one.values), [series]);
  const isWanted = hasFigures && !isTable;
  const { plot, state } = usePlot(canvas, { kind, periods, series: values, formatTick }, isWanted);

  useEffect(() => plot.current?.moveTo(cursor), [plot, cursor, state]);

  const valueAt = (one: ChartSeries, index: number): string => {
    const value = one.values[index];
    return value === null || value === undefined ? (texts.noValue ?? '–') : formatValue(value);
  };
  const drawAt = (one: ChartSeries, index: number): ReactNode => {
    const text = valueAt(one, index);
    // A missing value has nothing to it.
    return (one.values[index] ?? null) === null
      ? text
      : renderValue(text, { seriesId: one.id, index });
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const next = cursorForKey(event.key, cursor, periods.length);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setCursor(next);
    const facts = series.map((one) => `${one.label} ${valueAt(one, next ?? 0)}`);
    setAnnounced(next === null ? '' : `${periods[next] ?? ''}: ${facts.join(', ')}`);
  };
  const handlePointer = ({ clientX }: PointerEvent): void => {
    const index = plot.current?.indexAt(clientX);
    if (index !== undefined) setCursor(index);
  };

  const shownIndex = Math.min(cursor ?? periods.length, periods.length - 1);
  const canSwitch = hasFigures && state !== 'none';
  const showsTable = hasFigures && (isTable || state === 'none');
  return (
    <S.Root
      data-component={name}
      data-status={status}
      style={{ '--_block': blockSize, ...style }}
      {...rest}
    >
      <S.Head>
        <S.Title>{title}</S.Title>
        {canSwitch ? (
          <S.Switch>
            <Button
              variant="quiet"
              tone="neutral"
              size="sm"
              icon={isTable ? <ChartIcon /> : <TableIcon />}
              onClick={() => setIsTable(!isTable)}
            >
              {isTable ? texts.asPicture : texts.asTable}
            </Button>
          </S.Switch>
        ) : null}
      </S.Head>
      {showsTable ? (
        <ChartTable {...{ title, periods, series, labels: texts, drawAt }} />
      ) : hasFigures ? (
        <>
          <ChartLegend
            kind={kind}
            period={periods[shownIndex]}
            entries={series.map((one) => ({ ...one, value: drawAt(one, shownIndex) }))}
          />
          <S.Picture
            role="application"
            tabIndex={0}
            aria-label={title}
            aria-describedby={keysId}
            onKeyDown={handleKeyDown}
            onPointerMove={handlePointer}
            onPointerDown={handlePointer}
            onPointerLeave={({ pointerType }) => {
              // After a touch the values stay visible, so that they can be read.
              if (pointerType === 'mouse') setCursor(null);
            }}
          >
            {state === 'loading' ? <Skeleton height="100%" /> : null}
            <S.Canvas ref={canvas} aria-hidden />
          </S.Picture>
          <VisuallyHidden id={keysId}>{texts.keys}</VisuallyHidden>
        </>
      ) : (
        <S.Substitute aria-busy={status === 'loading' || undefined}>
          {status === 'loading' ? (
            <>
              <Skeleton shape="text" width="60%" />
              <Skeleton height={blockSize} />
            </>
          ) : status === 'failed' ? (
            failed
          ) : (
            empty
          )}
        </S.Substitute>
      )}
      <VisuallyHidden role="status">
        {status === 'loading' ? texts.loading : announced}
      </VisuallyHidden>
    </S.Root>
  );
}
