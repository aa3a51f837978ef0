import {
  type OverlayRequest,
  overlayOpened,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSocial } from './adapters/loadSocial';
import { errorText } from './errorText';
import { playFree } from './freePlay';
import type { LoginOutcome } from './logIn';
import { useSiteOffer } from './offer';
import { socialLogIn } from './socialLogIn';
import { useGoTo } from './useGoTo';

const FREE_PLAY = 'freePlay';

/** The error of the last method that was tried. */
export interface LoginMethodError {
  /** The method: a provider, or `freePlay`. */
  method: string;
  text: string;
  /** The provider knows the person, but no account of this site is linked to it. */
  isUnlinked: boolean;
}

/** What is offered; a method without a callback is off. */
export interface OtherLoginMethodsState {
  /** The method in progress; null for none. */
  busyMethod: string | null;
  error: LoginMethodError | null;
  social: readonly {
    id: string;
    /** The provider's own name. */
    label: string;
    onBegin: () => void;
    onPress: () => Promise<void>;
  }[];
  onRegister: (() => void) | undefined;
  onForgotPassword: (() => void) | undefined;
  onFreePlay: (() => Promise<void>) | undefined;
}

/** What else a login form offers, by the merchant's flags. */
export function useOtherLoginMethods(portal: 'member' | 'agent'): OtherLoginMethodsState {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const offer = useSiteOffer();
  const providers = useCoreSelector(({ merchant }) => merchant.socialProviders);
  const [busyMethod, setBusyMethod] = useState<string | null>(null);
  const [error, setError] = useState<LoginMethodError | null>(null);

  const take = async (method: string, login: () => Promise<LoginOutcome>): Promise<void> => {
    if (busyMethod !== null) return;
    setBusyMethod(method);
    setError(null);
    const outcome = await login();
    setBusyMethod(null);
    if (outcome.isLoggedIn) return;
    const isUnlinked = method !== FREE_PLAY && isRefusal(outcome.error, 'NOT_FOUND');
    const text = isUnlinked ? t('social.notLinked') : errorText(outcome.error, (key) => t(key));
    setError({ method, text, isUnlinked });
  };
  const open = (request: OverlayRequest) => (): void => {
    dispatch(overlayOpened(request));
  };
  const isMembers = portal === 'member';

  return {
    busyMethod,
    error,
    onRegister: isMembers && offer.hasDirectRegistration ? open({ name: 'register' }) : undefined,
    onForgotPassword: offer.forgotTypes.length > 0 ? open({ name: 'forgotPassword' }) : undefined,
    onFreePlay:
      isMembers && offer.hasFreePlay
        ? () => take(FREE_PLAY, () => dispatch(playFree({ goTo })))
        : undefined,
    social: providers.map((setting) => ({
      id: setting.provider,
      label: setting.label,
      // The press retries what fails here.
      onBegin: () =>
        void loadSocial(setting)
          .then(({ prepare }) => prepare())
          .catch(() => undefined),
      onPress: () =>
        take(setting.provider, async () => {
          try {
            const provider = await loadSocial(setting);
            return await dispatch(socialLogIn(provider, setting, { portal, goTo }));
          } catch {
            return { isLoggedIn: false, error: { kind: 'network' } };
          }
        }),
    })),
  };
}
