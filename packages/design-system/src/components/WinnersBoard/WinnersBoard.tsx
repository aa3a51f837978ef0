import type { ComponentPropsWithRef } from 'react';
import { CrownIcon } from '../../icons/CrownIcon';
import { useLabels } from '../../labels/useLabels';
import { Amount } from '../Amount/Amount';
import { Button } from '../Button/Button';
import * as S from './WinnersBoard.styles';

/** The number of winners that a board requests from the gateway. */
const MOST = 42;
// As many rows as are coming, so that nothing moves when they arrive.
const PLACEHOLDERS = Array.from({ length: MOST }, (_, at) => at);

export interface Winner {
  id: string;
  /** Name of the account, already masked. */
  account: string;
  game: string;
  /** Amount, formatted: with group separators, without decimals. */
  amount: string;
}

export const WINNERS_STATUSES = ['ready', 'loading', 'failed'] as const;
export type WinnersStatus = (typeof WINNERS_STATUSES)[number];

export interface WinnersBoardLabels {
  /** Accessible name of the list. */
  list: string;
  loading: string;
  empty: string;
  failed: string;
  retry: string;
}

export interface WinnersBoardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The winners, highest amount first. */
  winners: readonly Winner[];
  /** State of the winners. */
  status?: WinnersStatus;
  labels?: Partial<WinnersBoardLabels>;
  /** Called when the user retries after an error. Without it there is no retry button. */
  onRetry?: (() => void) | undefined;
}

/**
 * Recent winners, with the first three highlighted. Nothing moves by itself. For a ranking with the viewer's
 * own row use `Leaderboard`.
 */
export function WinnersBoard({
  winners,
  status = 'ready',
  labels,
  onRetry,
  ...rest
}: WinnersBoardProps) {
  const texts = useLabels<WinnersBoardLabels>('WinnersBoard', labels);
  const isEmpty = status === 'ready' && winners.length === 0;
  return (
    <S.Root
      data-component="WinnersBoard"
      data-status={status}
      aria-busy={status === 'loading' || undefined}
      {...rest}
    >
      {status === 'loading' ? (
        <>
          <S.Silent role="status">{texts.loading}</S.Silent>
          <S.List role="list" aria-hidden>
            {PLACEHOLDERS.map((at) => (
              <S.Placeholder key={at} />
            ))}
          </S.List>
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
      ) : isEmpty ? (
        <S.Message>
          <CrownIcon size={28} />
          <p>{texts.empty}</p>
        </S.Message>
      ) : (
        // Focusable, because on a phone it scrolls.
        <S.List role="list" aria-label={texts.list} tabIndex={0}>
          {winners.slice(0, MOST).map(({ id, account, game, amount }, at) => (
            <S.Row key={id} data-top={at < 3 || undefined}>
              <S.Rank>{at + 1}</S.Rank>
              <S.Who>
                <span>{account}</span>
                <span>{game}</span>
              </S.Who>
              <Amount value={amount} tone={at < 3 ? 'accent' : 'neutral'} />
            </S.Row>
          ))}
        </S.List>
      )}
    </S.Root>
  );
}
