import {
  loadLateTexts,
  overlayOpened,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectHasRegistration, selectLoginTypes } from '../../model/loginTypes';
import { useGoTo } from '../../model/useGoTo';
import { InlineLoginForm } from '../InlineLoginForm/InlineLoginForm';

// Encryption and the use case are heavier than the fields, so they load only when somebody begins to log in.
const loadUseCase = async () => {
  const [useCase] = await Promise.all([import('../../model/quickLogIn'), loadLateTexts()]);
  return useCase;
};

/** The login of the header, for whoever is not logged in (HDR-04, HDR-05, HDR-10). */
export function InlineLogin() {
  const { t } = useTranslation('session');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const types = useCoreSelector(selectLoginTypes);
  const hasRegistration = useCoreSelector(selectHasRegistration);
  const [error, setError] = useState<string | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);

  const submit = async (values: { username: string; password: string }): Promise<void> => {
    if (values.username.trim() === '' || values.password === '') {
      setError(t('errors.wrongCredentials'));
      return;
    }
    setIsSubmitting(true);
    setError(null);
    try {
      const { quickLogIn } = await loadUseCase();
      setError(await dispatch(quickLogIn(values, { goTo, translate: (key) => t(key) })));
    } catch {
      setError(t('common:errors.chunk'));
    }
    setIsSubmitting(false);
  };

  return (
    <InlineLoginForm
      types={types}
      error={error}
      isSubmitting={isSubmitting}
      onSubmit={(values) => void submit(values)}
      // The login itself retries a load that fails here.
      onBegin={() => void loadUseCase().catch(() => undefined)}
      onChange={() => {
        if (error !== null) setError(null);
      }}
      onOpenDialog={({ type }) => dispatch(overlayOpened({ name: 'login', type }))}
      onRegister={hasRegistration ? () => dispatch(overlayOpened({ name: 'register' })) : undefined}
      onForgotPassword={() => dispatch(overlayOpened({ name: 'forgotPassword' }))}
    />
  );
}
