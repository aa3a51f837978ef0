import type { ComponentPropsWithRef } from 'react';
import { LockIcon } from '../../icons/LockIcon';
import { useLabels } from '../../labels/useLabels';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ChangeMark } from './ChangeMark';
import * as S from './OddsButton.styles';

export const ODDS_BUTTON_STATUSES = ['open', 'suspended', 'loading'] as const;
export type OddsButtonStatus = (typeof ODDS_BUTTON_STATUSES)[number];

export const ODDS_CHANGES = ['up', 'down'] as const;
export type OddsChange = (typeof ODDS_CHANGES)[number];

export interface OddsButtonLabels {
  /** Why a price can not be chosen for now; read by screen readers and shown as the tooltip of the lock. */
  suspended: string;
  /** Read instead of the dash of an outcome without a price. */
  noPrice: string;
  /** Read while the price is loading. */
  loading: string;
  /** Read after a price that has just become higher, or lower. */
  rose: string;
  fell: string;
}

export interface OddsButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'name' | 'disabled' | 'onToggle'> {
  /** What is bet on: 'Harbour Larks', 'Over 2.5'. */
  outcome: string;
  /** The price, formatted in the reader's own format: '2.10'. Without it there is a dash, and nothing to choose. */
  odds?: string | null | undefined;
  /** Whether the price is in the bet slip. Default: false. */
  isSelected?: boolean;
  /** `suspended` shows a lock instead of the price and ignores presses. Default: `open`. */
  status?: OddsButtonStatus;
  /** How the price has just changed: an arrow, and a short flash. Take it away after some seconds. Default: none. */
  change?: OddsChange | undefined;
  /** Puts outcome and price on one line, for long names and lists. Default: false. */
  isInline?: boolean;
  /** Texts. Default: those of the `LabelsProvider`. */
  labels?: Partial<OddsButtonLabels>;
  /** Called with the new state. The owner decides: one market may allow one choice only. */
  onToggle?: ((event: { isSelected: boolean }) => void) | undefined;
}

/**
 * One price of a market, which a press puts into the bet slip or takes out of it. Put those of one market into an
 * `OddsButtonGroup`. For a whole match use `MatchCard`; for an action, `Button`.
 */
export function OddsButton({
  outcome,
  odds,
  isSelected = false,
  status = 'open',
  change,
  isInline = false,
  labels,
  type = 'button',
  onToggle,
  onClick,
  ...rest
}: OddsButtonProps) {
  const texts: Partial<OddsButtonLabels> = useLabels<OddsButtonLabels>('OddsButton', labels);
  const hasPrice = odds !== undefined && odds !== null && odds !== '';
  const isOpen = status === 'open' && hasPrice;
  return (
    <S.Root
      data-component="OddsButton"
      data-status={status === 'open' && !hasPrice ? 'no-price' : status}
      data-inline={isInline || undefined}
      type={type}
      aria-pressed={isSelected}
      // Not `disabled`: why it can not be pressed has to be reachable.
      aria-disabled={!isOpen || undefined}
      aria-busy={status === 'loading' || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (isOpen && !event.defaultPrevented) onToggle?.({ isSelected: !isSelected });
      }}
      {...rest}
    >
      <S.Outcome dir="auto">{outcome}</S.Outcome>{' '}
      {status === 'loading' ? (
        <S.Price>
          <Skeleton shape="text" width="4ch" />
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </S.Price>
      ) : status === 'suspended' ? (
        <S.Price title={texts.suspended}>
          <LockIcon />
          <VisuallyHidden>{texts.suspended}</VisuallyHidden>
        </S.Price>
      ) : hasPrice ? (
        // A new element for each price, so that its flash starts again.
        <S.Price key={`${odds} ${change ?? ''}`} data-change={change}>
          {change === undefined ? null : <ChangeMark change={change} />}
          <bdi>{odds}</bdi>
          {change === undefined ? null : (
            <VisuallyHidden> {change === 'up' ? texts.rose : texts.fell}</VisuallyHidden>
          )}
        </S.Price>
      ) : (
        <S.Price>
          <span aria-hidden>–</span>
          <VisuallyHidden>{texts.noPrice}</VisuallyHidden>
        </S.Price>
      )}
    </S.Root>
  );
}
