import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ArrowDownIcon } from '../../icons/ArrowDownIcon';
import { ArrowUpIcon } from '../../icons/ArrowUpIcon';
import { MinusIcon } from '../../icons/MinusIcon';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './StatTile.styles';

export const STAT_TILE_SIZES = ['md', 'lg'] as const;
export type StatTileSize = (typeof STAT_TILE_SIZES)[number];

export const STAT_TRENDS = ['up', 'down', 'flat'] as const;
export type StatTrend = (typeof STAT_TRENDS)[number];

export const STAT_TONES = ['neutral', 'positive', 'warning'] as const;
export type StatTone = (typeof STAT_TONES)[number];

export interface StatChange {
  /** Amount of the change, beside the arrow: '12 %'. */
  text: string;
  trend: StatTrend;
  /** The change in full for screen readers: 'Up 12 % on last week'. */
  label: string;
  /** Whether the change is good: more is not always better. */
  tone?: StatTone | undefined;
}

export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the figure. */
  label: string;
  /** The figure, formatted. */
  value: string;
  /** Draws the figure, as a link or as a button that explains it. Default: its text. */
  renderValue?: ((value: string) => ReactNode) | undefined;
  size?: StatTileSize;
  /** How the value has changed since an earlier time. */
  change?: StatChange | undefined;
  /** Small text below: the period, or what is left out. */
  hint?: ReactNode;
  /** Decorative icon before the label, hidden from screen readers. */
  icon?: ReactNode;
  /** A `Sparkline` or small bars at the bottom. Decorative: it repeats the figures as a drawing. */
  sparkline?: ReactNode;
  /** Shows a skeleton instead of the figure. Default: false. */
  isLoading?: boolean;
}

/** From this many characters the figure is drawn smaller. */
const LONG = 12;

const ARROWS: Readonly<Record<StatTrend, ReactNode>> = {
  up: <ArrowUpIcon size={14} />,
  down: <ArrowDownIcon size={14} />,
  flat: <MinusIcon size={14} />,
};

/** One key figure and its change. Put tiles into a `Grid`. For more than eight figures use `DataTable`. */
export function StatTile({
  label,
  value,
  renderValue,
  size = 'md',
  change,
  hint,
  icon,
  sparkline,
  isLoading = false,
  ...rest
}: StatTileProps) {
  const labelId = useId();
  return (
    <S.Root
      data-component="StatTile"
      data-size={size}
      role="group"
      aria-labelledby={labelId}
      aria-busy={isLoading || undefined}
      {...rest}
    >
      <S.Label>
        {icon === undefined ? null : <S.Icon aria-hidden>{icon}</S.Icon>}
        <span id={labelId}>{label}</span>
      </S.Label>
      <S.Line>
        <S.Value data-long={value.length > LONG || undefined}>
          {isLoading ? <Skeleton shape="text" width="6ch" /> : (renderValue?.(value) ?? value)}
        </S.Value>
        {change === undefined || isLoading ? null : (
          <S.Change data-tone={change.tone ?? 'neutral'}>
            {ARROWS[change.trend]}
            <span aria-hidden>{change.text}</span>
            <VisuallyHidden>{change.label}</VisuallyHidden>
          </S.Change>
        )}
      </S.Line>
      {hint === undefined ? null : <S.Hint>{hint}</S.Hint>}
      {sparkline === undefined ? null : (
        <S.Spark>{isLoading ? <Skeleton height="100%" /> : sparkline}</S.Spark>
      )}
    </S.Root>
  );
}
