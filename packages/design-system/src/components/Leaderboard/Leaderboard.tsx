import type { ComponentPropsWithRef } from 'react';
import { CrownIcon } from '../../icons/CrownIcon';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Leaderboard.styles';
import {
  type LeaderboardRow,
  type LeaderboardRowLabels,
  LeaderboardRowView,
} from './LeaderboardRowView';

export type { LeaderboardRow } from './LeaderboardRowView';

export const LEADERBOARD_STATUSES = ['ready', 'loading', 'failed'] as const;
export type LeaderboardStatus = (typeof LEADERBOARD_STATUSES)[number];

export interface LeaderboardLabels extends LeaderboardRowLabels {
  /** Name of the list for screen readers. */
  list: string;
  loading: string;
  empty: string;
  failed: string;
  retry: string;
}

export interface LeaderboardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Best first; any page of the whole. */
  rows: readonly LeaderboardRow[];
  /** The viewer's row. When it is not among `rows` it stands apart, before or after them by its rank. */
  own?: LeaderboardRow | undefined;
  status?: LeaderboardStatus;
  labels: LeaderboardLabels;
  /** Rows kept free while it loads, so that nothing moves when they come. */
  placeholderCount?: number;
  /** Called when the list is asked for again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/**
 * Who stands where among others, with the viewer's own place always in sight. For amounts that were won
 * lately take `WinnersBoard`; for rows with many figures, `DataTable`.
 */
export function Leaderboard({
  rows,
  own,
  status = 'ready',
  labels,
  placeholderCount = 10,
  onRetry,
  ...rest
}: LeaderboardProps) {
  const first = rows[0];
  const isApart = own !== undefined && !rows.some(({ id }) => id === own.id);
  const isBefore = isApart && first !== undefined && own.rank < first.rank;
  const draw = (row: LeaderboardRow) => (
    <LeaderboardRowView key={row.id} row={row} labels={labels} isOwn={row.id === own?.id} />
  );
  return (
    <S.Root
      data-component="Leaderboard"
      data-status={status}
      aria-busy={status === 'loading' || undefined}
      {...rest}
    >
      {status === 'loading' ? (
        <>
          <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
          {Array.from({ length: placeholderCount }, (_, at) => (
            <S.Placeholder key={at} aria-hidden>
              <Skeleton shape="circle" width="28px" />
              <Skeleton shape="text" />
              <Skeleton shape="text" width="6ch" />
            </S.Placeholder>
          ))}
        </>
      ) : status === 'failed' ? (
        <S.Message role="alert">
          <p>{labels.failed}</p>
          {onRetry === undefined ? null : (
            <Button variant="outline" tone="neutral" size="sm" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </S.Message>
      ) : rows.length === 0 && own === undefined ? (
        <S.Message>
          <CrownIcon size={28} />
          <p>{labels.empty}</p>
        </S.Message>
      ) : (
        <S.List role="list" aria-label={labels.list}>
          {isBefore ? draw(own) : null}
          {isBefore ? <S.Gap role="presentation" /> : null}
          {rows.map(draw)}
          {isApart && !isBefore && rows.length > 0 ? <S.Gap role="presentation" /> : null}
          {isApart && !isBefore ? draw(own) : null}
        </S.List>
      )}
    </S.Root>
  );
}
