import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { EyeIcon } from '../../icons/EyeIcon';
import { EyeOffIcon } from '../../icons/EyeOffIcon';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { WarningIcon } from '../../icons/WarningIcon';
import { useLabels } from '../../labels/useLabels';
import { Amount } from '../Amount/Amount';
import { IconButton } from '../IconButton/IconButton';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Balance.styles';
import { useBalanceAnnouncement } from './useBalanceAnnouncement';
import { useSpin } from './useSpin';

export const BALANCE_SIZES = ['sm', 'lg'] as const;
export type BalanceSize = (typeof BALANCE_SIZES)[number];

export const BALANCE_STATUSES = ['ready', 'loading', 'stale', 'failed'] as const;
export type BalanceStatus = (typeof BALANCE_STATUSES)[number];

export interface BalanceLabels {
  /** Name of the amount: 'Balance'. */
  balance: string;
  refresh: string;
  hide: string;
  show: string;
  /** Read by screen readers instead of the stars: 'Balance hidden'. */
  hidden: string;
  /** Announced, followed by the amount, when a refresh by the user is done. */
  refreshed: string;
  /** Says that the amount is outdated, and since when. */
  stale: string;
  failed: string;
}

export interface BalanceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Formatted amount with its currency; null until it is known. */
  value: string | null;
  labels?: Partial<BalanceLabels>;
  /** State of `value`. The last amount stays visible while `loading` or `failed`. */
  status?: BalanceStatus;
  /** `sm` for the header of the page, `lg` for the wallet. */
  size?: BalanceSize;
  /** Shows three stars instead of the amount. */
  isHidden?: boolean;
  /** Called when the user asks for a refresh. Without it the amount is not a button. */
  onRefresh?: (() => void) | undefined;
  /** Called with the new state. Without it there is no button to hide the amount. */
  onToggleHidden?: ((event: { isHidden: boolean }) => void) | undefined;
  /** Shown below the amount: how much of it is bonus, or set aside. */
  note?: ReactNode;
}

const UNKNOWN = '—';
/** From this many characters on the amount is drawn smaller. */
const LONG = 14;

/**
 * The balance of the logged-in user. A press refreshes it, and it can be hidden. Use one of each size
 * per page. For an amount in a text or a table use `Amount`.
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
  const texts = useLabels<BalanceLabels>('Balance', labels);
  const labelId = useId();
  const isLoading = status === 'loading';
  const spin = useSpin(isLoading);
  const announcement = useBalanceAnnouncement(isLoading);
  const problem = status === 'stale' || status === 'failed' ? texts[status] : undefined;

  const figure = (
    <S.Figure data-long={(value?.length ?? 0) > LONG || undefined}>
      {problem === undefined ? null : (
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
          hiddenLabel={texts.hidden}
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
      <S.Label id={labelId}>{texts.balance}</S.Label>
      <S.Line>
        {onRefresh === undefined ? (
          <S.Still>{figure}</S.Still>
        ) : (
          <S.Press
            type="button"
            title={texts.refresh}
            aria-busy={isLoading || undefined}
            onClick={() => {
              // A press while loading would only send the same request again.
              if (isLoading) return;
              announcement.request();
              onRefresh();
            }}
          >
            {figure}
            <VisuallyHidden> {texts.refresh}</VisuallyHidden>
            <S.Turn aria-hidden data-turning={spin.isSpinning || undefined} {...spin.handlers}>
              <RefreshIcon size={size === 'sm' ? 16 : 20} />
            </S.Turn>
          </S.Press>
        )}
        {onToggleHidden === undefined ? null : (
          <IconButton
            size={size === 'sm' ? 'sm' : 'md'}
            icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
            label={isHidden ? texts.show : texts.hide}
            onClick={() => onToggleHidden({ isHidden: !isHidden })}
          />
        )}
      </S.Line>
      <S.Trouble role="status" data-quiet={problem === undefined || undefined}>
        {problem === undefined ? null : (
          <>
            <WarningIcon size={16} />
            <span>{problem}</span>
          </>
        )}
        {announcement.isDue && problem === undefined ? (
          <VisuallyHidden>
            {isHidden || value === null ? texts.refreshed : [texts.refreshed, value].join(' ')}
          </VisuallyHidden>
        ) : null}
      </S.Trouble>
      {note === undefined ? null : <S.Note>{note}</S.Note>}
    </S.Root>
  );
}
