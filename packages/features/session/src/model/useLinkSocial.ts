import { type SocialProviderSetting, useCoreDispatch } from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { type ErrorCode, isRefusal } from '@parlour/gateway-openapi';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InferType, object, string } from 'yup';
import { loadSocial } from './adapters/loadSocial';
import { errorText } from './errorText';
import { linkSocial } from './linkSocial';
import type { CodeError } from './phoneCodes';

/** Messages are keys of the namespace `identity`. */
export const linkSocialSchema = object({ password: string().required('errors.empty').max(128) });
export type LinkSocialValues = InferType<typeof linkSocialSchema>;

const TEXTS: Partial<Record<ErrorCode, string>> = {
  WRONG_PASSWORD: 'identity:social.wrongPassword',
  STATE_CONFLICT: 'identity:social.linkTaken',
};

/** Links a provider to the account by the password and the provider's login, with the errors (LOGIN-15). */
export function useLinkSocial(setting: SocialProviderSetting, onDone: () => void) {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const [errors, setErrors] = useState<Record<string, string>>();
  // Prefetched, since the pop-up has to open right after the press. The press retries what fails here.
  useEffect(() => {
    loadSocial(setting)
      .then(({ prepare }) => prepare())
      .catch(() => undefined);
  }, [setting]);

  const onSubmit = async ({ password }: LinkSocialValues): Promise<void> => {
    let error: CodeError | null;
    try {
      error = await dispatch(linkSocial(await loadSocial(setting), setting, password));
    } catch {
      error = { kind: 'network' };
    }
    if (error === null) {
      onDone();
      return;
    }
    const own = isRefusal(error) ? TEXTS[error.code] : undefined;
    const text = own === undefined ? errorText(error, (key) => t(key)) : t(own);
    const field = isRefusal(error, 'WRONG_PASSWORD') ? 'password' : 'root';
    setErrors(rateLimitForm({ [field]: text }, error));
  };
  return { errors, onSubmit };
}
