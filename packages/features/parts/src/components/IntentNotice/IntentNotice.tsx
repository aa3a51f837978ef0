import { Notice } from '@parlour/design-system/Notice';
import { failureText, type IntentState } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface IntentNoticeProps {
  state: IntentState<unknown>;
  /** Says why it was refused; false where a form says that beside its fields. */
  showsRefusal?: boolean;
}

/**
 * What there is to say of a call that moves money or points and is not through: it is being checked, is still not
 * known, never arrived, or was refused. Nothing is called failed that may have been done (WAL-05, F11).
 */
export function IntentNotice({ state, showsRefusal = true }: IntentNoticeProps) {
  const { t } = useTranslation('parts');
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
