import {
  loadPasskeys,
  type PanelState,
  type PasskeyFailure,
  toPanelState,
  useCoreDispatch,
  useNewSignal,
} from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import {
  addPasskey,
  type Passkey,
  removePasskey,
  startPasskey,
  useListPasskeysQuery,
  useRenamePasskeyMutation,
} from '@parlour/gateway-openapi/member';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormErrors, formErrors } from './formErrors';
import type { NewPasskeyValues, PasskeyNameValues } from './passkey.schema';
import type { PasswordProofValues } from './security.schema';
import { useSubmit } from './useSubmit';

/** So that no password stays in the store. */
const untracked = { track: false } as const;
const whole = (passkeys: Passkey[]): Passkey[] => passkeys;

/** The member's passkeys; null where the site takes none (TR-03). */
export function usePasskeys(): PanelState<Passkey[]> | null {
  const { t } = useTranslation();
  const query = useListPasskeysQuery();
  if (isRefusal(query.error, 'FEATURE_OFF')) return null;
  return toPanelState(query, t, whole);
}

/** The browser made none. */
class NotMade extends Error {
  readonly failure: PasskeyFailure;

  constructor(failure: PasskeyFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Adds a passkey: the password first, then the browser asks the person (TR-03). */
export function useAddPasskey(onDone: (recoveryCodes: readonly string[]) => void) {
  const { t } = useTranslation('factors');
  const dispatch = useCoreDispatch();
  const newSignal = useNewSignal();
  const [errors, setErrors] = useState<FormErrors>();
  const add = async ({ name, password }: NewPasskeyValues): Promise<readonly string[]> => {
    const signal = newSignal();
    const passkeys = loadPasskeys().catch(() => null);
    const passwordProof = { password };
    const options = await dispatch(startPasskey.initiate({ passwordProof }, untracked)).unwrap();
    const browser = await passkeys;
    if (browser === null) throw new NotMade('failed');
    const outcome = await browser.makePasskey(options, signal);
    if (!('made' in outcome)) throw new NotMade(outcome.failure);
    const passkeyAttestation = { ...outcome.made, name };
    const answer = await dispatch(addPasskey.initiate({ passkeyAttestation }, untracked)).unwrap();
    return answer.recoveryCodes;
  };
  const onSubmit = async (values: NewPasskeyValues): Promise<void> => {
    try {
      onDone(await add(values));
    } catch (error) {
      if (error instanceof NotMade) setErrors({ root: t(`passkeys.errors.${error.failure}`) });
      else if (isRefusal(error, 'LIMIT_EXCEEDED')) setErrors({ root: t('passkeys.errors.limit') });
      else setErrors(formErrors(error, { WRONG_PASSWORD: 'password' }, (key) => t(key)));
    }
  };
  return { errors, onSubmit };
}

/** Gives a passkey another name (TR-03). */
export function useRenamePasskey({ passkeyId }: Passkey, onDone: () => void) {
  const [rename] = useRenamePasskeyMutation();
  return useSubmit<PasskeyNameValues>({
    send: (passkeyName) => rename({ passkeyId, passkeyName }).unwrap(),
    fields: {},
    onDone,
  });
}

/** Removes a passkey: by the login password, after a step-up (TR-03, TR-05). */
export function useRemovePasskey({ passkeyId }: Passkey, onDone: () => void) {
  const dispatch = useCoreDispatch();
  return useSubmit<PasswordProofValues>({
    send: ({ password }) => {
      const passkeyRemoval = { passkeyId, password };
      return dispatch(removePasskey.initiate({ passkeyRemoval }, untracked)).unwrap();
    },
    fields: { WRONG_PASSWORD: 'password' },
    onDone,
  });
}
