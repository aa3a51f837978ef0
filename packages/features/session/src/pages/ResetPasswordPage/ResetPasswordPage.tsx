import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { CheckIcon } from '@parlour/design-system/icons/CheckIcon';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import { Notice } from '@parlour/design-system/Notice';
import { lazyChunk, usePageHead } from '@parlour/feature-core';
import { LoadingRows } from '@parlour/feature-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useResetPassword } from '../../model/useResetPassword';
import * as S from './ResetPasswordPage.styles';

// Its own chunk, since forms are heavy.
const ResetPasswordForm = lazyChunk(async () => ({
  default: (await import('../../components/ResetPasswordForm/ResetPasswordForm')).ResetPasswordForm,
}));

/** The page of a mailed link, which resets a forgotten password (PWD-02). */
export default function ResetPasswordPage() {
  const { t } = useTranslation('identity');
  usePageHead(t('reset.title'), t('reset.about'));
  const { link, loggedInAs, onAskAgain, onLogIn, onLogOut, ...form } = useResetPassword();

  if (link === 'done')
    return (
      <EmptyState
        role="status"
        headingLevel={1}
        icon={<CheckIcon size={28} />}
        title={t('reset.done')}
        action={<Button onClick={onLogIn}>{t('common:actions.login')}</Button>}
      >
        {t('reset.doneText')}
      </EmptyState>
    );
  if (link !== 'usable') {
    const errors = {
      missing: { title: t('reset.missing'), text: t('reset.missingText') },
      used: { title: t('reset.used'), text: t('reset.usedText') },
      expired: { title: t('reset.expired'), text: t('reset.expiredText') },
    };
    const { title, text } = errors[link];
    return (
      <EmptyState
        role="alert"
        headingLevel={1}
        icon={<WarningIcon size={28} />}
        title={title}
        action={<Button onClick={onAskAgain}>{t('reset.askAgain')}</Button>}
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <S.Root>
      <Card size="lg" header={<S.Title>{t('reset.title')}</S.Title>}>
        {loggedInAs === null ? (
          <Suspense fallback={<LoadingRows heights={[72, 72, 48]} />}>
            <ResetPasswordForm {...form} />
          </Suspense>
        ) : (
          <Notice
            action={
              <Button size="sm" onClick={() => void onLogOut()}>
                {t('change.logOut')}
              </Button>
            }
          >
            {t('reset.loggedIn', { account: loggedInAs })}
          </Notice>
        )}
      </Card>
    </S.Root>
  );
}
