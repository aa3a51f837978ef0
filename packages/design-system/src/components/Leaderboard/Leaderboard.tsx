import type { ComponentPropsWithRef } from 'react';
import { CrownIcon } from '../../icons/CrownIcon';
import { useLabels } from '../../labels/useLabels';
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
  /** Accessible name of the list. */
  list: string;
  loading: string;
  empty: string;
  failed: string;
  retry: string;
}

export interface LeaderboardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The rows of one page, best first. */
  rows: readonly LeaderboardRow[];
  /** The viewer's row. If it is not among `rows`, it is shown before or after them by its rank. */
  own?: LeaderboardRow | undefined;
  /** State of the rows. */
  status?: LeaderboardStatus;
  labels?: Partial<LeaderboardLabels>;
  /** Number of skeleton rows while loading, so that nothing moves when rows arrive. Default: 10. */
  placeholderCount?: number;
  /** Called when the user retries after an error. Without it there is no retry button. */
  onRetry?: (() => void) | undefined;
}

/**
 * A ranking that always shows the viewer's own row. For recent winners use `WinnersBoard`; for rows with
 * many columns, `DataTable`.
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
  const texts = useLabels<LeaderboardLabels>('Leaderboard', labels);
  const first = rows[0];
  const isApart = own !== undefined && !rows.some(({ id }) => id === own.id);
  const isBefore = isApart && first !== undefined && own.rank < first.rank;
  const draw = (row: LeaderboardRow) => (
    <LeaderboardRowView key={row.id} row={row} labels={texts} isOwn={row.id === own?.id} />
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
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
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
          <p>{texts.failed}</p>
          {onRetry === undefined ? null : (
            <Button variant="outline" tone="neutral" size="sm" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </S.Message>
      ) : rows.length === 0 && own === undefined ? (
        <S.Message>
          <CrownIcon size={28} />
          <p>{texts.empty}</p>
        </S.Message>
      ) : (
        <S.List role="list" aria-label={texts.list}>
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
