import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import {
  expiryAcknowledged,
  interruptionForgotten,
  overlayOpened,
  useCoreDispatch,
  useCoreSelector,
  useOverlay,
  usePageHead,
} from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterForm } from '../../components/RegisterForm/RegisterForm';
import { RegisterSkeleton } from '../../components/RegisterForm/RegisterSkeleton';
import { TermsDialog } from '../../components/TermsDialog/TermsDialog';
import type { RegisterRules } from '../../model/registerFields';
import { type RegisterType, selectRegisterTypes } from '../../model/registerTypes';
import { useRegisterForm } from '../../model/useRegisterForm';
import { useRegisterRules } from '../../model/useRegisterRules';
import { useTerms } from '../../model/useTerms';

/** Registers an account (MOD-04). Closing it drops the interrupted action. */
export default function RegisterOverlay() {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const { isOpen, close } = useOverlay('register');
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      title={t('register.title')}
      labels={{ close: t('common:actions.close') }}
      isCoverDisabled
      onClose={() => {
        dispatch(interruptionForgotten());
        dispatch(expiryAcknowledged());
        close();
      }}
    >
      <RegisterContent />
    </Dialog>
  );
}

// Mounted only while the dialog is open, so that each opening starts fresh.
function RegisterContent() {
  const { t } = useTranslation('identity');
  usePageHead(t('register.title'), t('register.about'), 'overlay');
  const types = useCoreSelector(selectRegisterTypes);
  const { rules, hasFailed, onRetry } = useRegisterRules();
  if (types?.length === 0)
    return <EmptyState icon={<UserIcon size={28} />} title={t('errors.featureOff')} />;
  if (hasFailed)
    return (
      <ErrorState
        title={t('common:errors.network')}
        action={
          <Button variant="outline" tone="neutral" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  if (rules === null || types === null) return <RegisterSkeleton label={t('common:loading')} />;
  return <ReadyForm rules={rules} types={types} />;
}

function ReadyForm({ rules, types }: { rules: RegisterRules; types: readonly RegisterType[] }) {
  const dispatch = useCoreDispatch();
  const { request } = useOverlay('register');
  const form = useRegisterForm({ rules, types, startType: request?.type });
  const [isReading, setIsReading] = useState(false);
  const terms = useTerms({ isWanted: isReading });
  return (
    <>
      <RegisterForm
        {...form}
        onTerms={() => setIsReading(true)}
        onLogin={() => dispatch(overlayOpened({ name: 'login' }))}
      />
      <TermsDialog {...terms} isOpen={isReading} onClose={() => setIsReading(false)} />
    </>
  );
}
