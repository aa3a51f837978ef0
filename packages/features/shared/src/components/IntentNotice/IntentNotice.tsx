import { Notice } from '@parlour/design-system/Notice';
import { failureText, type IntentState } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface IntentNoticeProps {
  state: IntentState<unknown>;
  /** Shows the reason of a refusal. Default: true; false if a form shows it beside its fields. */
  showsRefusal?: boolean;
}

/**
 * The notice for a call that moves money or points and has not succeeded: it is checked, still unclear, never
 * arrived, or was refused. A call that may have taken effect is never called failed (WAL-05, F11).
 */
export function IntentNotice({ state, showsRefusal = true }: IntentNoticeProps) {
  const { t } = useTranslation('shared');
  if (state.status === 'checking')
    return (
      <Notice role="status" title={t('intent.checkingTitle')}>
        {t('intent.checkingText')}
      </Notice>
    );
  if (state.status === 'unclear')
    return (
      <Notice tone="warning" role="alert" title={t('intent.unclearTitle')}>
        {t('intent.unclearText')}
      </Notice>
    );
  if (state.status === 'unsent')
    return (
      <Notice tone="warning" role="alert" title={t('intent.unsentTitle')}>
        {t('intent.unsentText')}
      </Notice>
    );
  if (state.status === 'refused' && showsRefusal)
    return (
      <Notice tone="danger" role="alert">
        {failureText(state.error, t)}
      </Notice>
    );
  return null;
}
