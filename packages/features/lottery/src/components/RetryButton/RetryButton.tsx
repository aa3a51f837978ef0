import { Button, type ButtonProps } from '@parlour/design-system/Button';
import { type PanelState, useHold } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface RetryButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What failed, why, and how it is tried again. */
  state: Extract<PanelState<unknown>, { status: 'failed' }>;
}

/** Tries again what could not be loaded; while the gateway wants to hear nothing more, it counts down (F28). */
export function RetryButton({ state, ...rest }: RetryButtonProps) {
  const { t } = useTranslation('common');
  const hold = useHold(state.error);
  return (
    <Button
      {...rest}
      // Not `disabled`: whoever pressed it would lose the focus.
      {...(hold === null ? { onClick: state.onRetry } : { 'aria-disabled': true })}
    >
      {t('actions.retry')}
      {/* Within an alert, which would be read out at every second. */}
      {hold === null ? null : <span aria-hidden> {hold}</span>}
    </Button>
  );
}
