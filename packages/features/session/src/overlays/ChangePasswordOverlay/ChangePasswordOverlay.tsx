import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { selectIsLoggedIn, useCoreSelector, useOverlay } from '@parlour/feature-core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '../../components/ChangePasswordForm/ChangePasswordForm';
import { knownPassword } from '../../model/knownPassword';
import { useChangePassword } from '../../model/useChangePassword';

/** Changes the password of whoever is logged in (PWD-01). A forced change can only be left by a logout (LOGIN-07, MOD-05). */
export default function ChangePasswordOverlay() {
  const { t } = useTranslation('identity');
  const { request, isOpen, close } = useOverlay('changePassword');
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const isForced = request?.isForced === true;
  const isOver = isForced && !isLoggedIn;
  useEffect(() => {
    if (!isOver) return;
    // The session has ended, so nothing is forced any more.
    knownPassword.forget();
    close();
  });

  return (
    <Dialog
      isOpen={isOpen && !isOver}
      size="sm"
      title={t('change.title')}
      labels={{ close: t('common:actions.close') }}
      isCoverDisabled
      isCloseDisabled={isForced}
      onClose={close}
    >
      {request === undefined ? null : (
        <ChangePasswordContent key={String(isForced)} isForced={isForced} />
      )}
    </Dialog>
  );
}

// Mounted only while the dialog is open, so that each opening starts fresh.
function ChangePasswordContent({ isForced }: { isForced: boolean }) {
  const { t } = useTranslation('identity');
  const { isStuck, onFinish, ...form } = useChangePassword({ isForced });
  if (!isStuck) return <ChangePasswordForm {...form} />;
  return (
    <ErrorState
      title={t('change.done')}
      action={
        <Button variant="outline" tone="neutral" onClick={() => void onFinish()}>
          {t('common:actions.retry')}
        </Button>
      }
    >
      {t('common:errors.network')}
    </ErrorState>
  );
}
