import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { EyeIcon } from '../../icons/EyeIcon';
import { EyeOffIcon } from '../../icons/EyeOffIcon';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { WarningIcon } from '../../icons/WarningIcon';
import { Amount } from '../Amount/Amount';
import { IconButton } from '../IconButton/IconButton';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Balance.styles';
import { useBalanceNews } from './useBalanceNews';
import { useTurn } from './useTurn';

export const BALANCE_SIZES = ['sm', 'lg'] as const;
export type BalanceSize = (typeof BALANCE_SIZES)[number];

export const BALANCE_STATUSES = ['ready', 'loading', 'stale', 'failed'] as const;
export type BalanceStatus = (typeof BALANCE_STATUSES)[number];

export interface BalanceLabels {
  /** What the amount is: 'Balance'. */
  balance: string;
  refresh: string;
  hide: string;
  show: string;
  /** What the stars stand for: 'Balance hidden'. */
  hidden: string;
  /** Read out, with the amount after it, when a refresh that was asked for has come. */
  refreshed: string;
  /** Says that the amount is an older one, and since when. */
  stale: string;
  failed: string;
}

export interface BalanceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Formatted, with its currency; null until it is known. */
  value: string | null;
  labels: BalanceLabels;
  /** What is known about `value`; a loading or failed one may still be shown. */
  status?: BalanceStatus;
  /** `sm` for the bar of the page, `lg` for the wallet. */
  size?: BalanceSize;
  /** Shows three stars instead of the amount. */
  isHidden?: boolean;
  /** Called when the amount is to be read again; without it the amount is no button. */
  onRefresh?: (() => void) | undefined;
  /** Called with what is wanted next; without it there is no such button. */
  onToggleHidden?: ((event: { isHidden: boolean }) => void) | undefined;
  /** Shown below the amount of a wallet: what of it is bonus, or set aside. */
  note?: ReactNode;
}

const UNKNOWN = '—';
/** From here on the figures of an amount are drawn smaller, in letters. */
const LONG = 14;

/**
 * The money of who is logged in: pressed it is read again, and it can be hidden from other eyes. One
 * of a page at each size. For an amount that only stands in a text or a table take `Amount`.
 */
export function Balance({
  value,
  labels,
  status = 'ready',
  size = 'sm',
  isHidden = false,
  onRefresh,
  onToggleHidden,
  note,
  ...rest
}: BalanceProps) {
  const labelId = useId();
  const isLoading = status === 'loading';
  const turn = useTurn(isLoading);
  const news = useBalanceNews(isLoading);
  const trouble = status === 'stale' || status === 'failed' ? labels[status] : undefined;

  const figure = (
    <S.Figure data-long={(value?.length ?? 0) > LONG || undefined}>
      {trouble === undefined ? null : (
        <S.Sign aria-hidden>
          <WarningIcon size={16} />
        </S.Sign>
      )}
      {value === null && isLoading ? (
        <Skeleton shape="text" width="7ch" />
      ) : (
        <Amount
          value={value ?? UNKNOWN}
          isHidden={isHidden && value !== null}
          hiddenLabel={labels.hidden}
        />
      )}
    </S.Figure>
  );
  return (
    <S.Root
      data-component="Balance"
      data-size={size}
      data-status={status}
      role="group"
      aria-labelledby={labelId}
      {...rest}
    >
      <S.Label id={labelId}>{labels.balance}</S.Label>
      <S.Line>
        {onRefresh === undefined ? (
          <S.Still>{figure}</S.Still>
        ) : (
          <S.Press
            type="button"
            title={labels.refresh}
            aria-busy={isLoading || undefined}
            onClick={() => {
              // A second press while it is read would only ask the same again.
              if (isLoading) return;
              news.ask();
              onRefresh();
            }}
          >
            {figure}
            <VisuallyHidden>{` ${labels.refresh}`}</VisuallyHidden>
            <S.Turn aria-hidden data-turning={turn.isTurning || undefined} {...turn.handlers}>
              <RefreshIcon size={size === 'sm' ? 16 : 20} />
            </S.Turn>
          </S.Press>
        )}
        {onToggleHidden === undefined ? null : (
          <IconButton
            size={size === 'sm' ? 'sm' : 'md'}
            icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
            label={isHidden ? labels.show : labels.hide}
            onClick={() => onToggleHidden({ isHidden: !isHidden })}
          />
        )}
      </S.Line>
      <S.Trouble role="status" data-quiet={trouble === undefined || undefined}>
        {trouble === undefined ? null : (
          <>
            <WarningIcon size={16} />
            <span>{trouble}</span>
          </>
        )}
        {news.isFresh && trouble === undefined ? (
          <VisuallyHidden>
            {isHidden || value === null ? labels.refreshed : `${labels.refreshed} ${value}`}
          </VisuallyHidden>
        ) : null}
      </S.Trouble>
      {note === undefined ? null : <S.Note>{note}</S.Note>}
    </S.Root>
  );
}
