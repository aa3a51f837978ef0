import { Dialog } from '@parlour/design-system/Dialog';
import {
  expiryAcknowledged,
  interruptionForgotten,
  selectHasExpired,
  useCoreDispatch,
  useCoreSelector,
  useOverlay,
  usePageHead,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { EntryHelp } from '../../components/EntryHelp/EntryHelp';
import { LoginForm } from '../../components/LoginForm/LoginForm';
import { OtherLoginMethods } from '../../components/OtherLoginMethods/OtherLoginMethods';
import { PasskeyLogin } from '../../components/PasskeyLogin/PasskeyLogin';
import { selectIsOfferPending } from '../../model/selectIsOfferPending';
import { useLoginForm } from '../../model/useLoginForm';

/** Logs a guest in (LOGIN-01 to LOGIN-04). Closing it drops the interrupted action. */
export default function LoginOverlay() {
  const { t } = useTranslation('common');
  const dispatch = useCoreDispatch();
  const hasExpired = useCoreSelector(selectHasExpired);
  const { isOpen, close } = useOverlay('login');
  const isPending = useCoreSelector(selectIsOfferPending);
  return (
    <Dialog
      isOpen={isOpen && !isPending}
      size="sm"
      title={t('actions.login')}
      labels={{ close: t('actions.close') }}
      isCoverDisabled
      onClose={() => {
        dispatch(interruptionForgotten());
        if (hasExpired) dispatch(expiryAcknowledged());
        close();
      }}
    >
      <LoginContent />
    </Dialog>
  );
}

// Mounted only while the dialog is open, so that each opening starts fresh.
function LoginContent() {
  const { t } = useTranslation('common');
  usePageHead(t('actions.login'), t('identity:login.about'), 'overlay');
  const { request } = useOverlay('login');
  return (
    <LoginForm
      {...useLoginForm({ portal: 'member', request })}
      links={
        <>
          <OtherLoginMethods />
          <PasskeyLogin portal="member" />
          <EntryHelp />
        </>
      }
    />
  );
}
