import type { PasskeyAttestation, PasskeyCreation } from '@parlour/gateway-openapi/member';
import type { PasskeyAssertion, PasskeyRequest } from '@parlour/gateway-openapi/session';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { askBrowser, type PasskeyOutcome } from './askBrowser';

/** Whether the browser offers passkeys in the list of a username field. */
export const canAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Has the browser make a passkey, which asks the person until the signal aborts or the challenge ends. */
export const makePasskey = (
  optionsJSON: PasskeyCreation,
  signal: AbortSignal,
): Promise<PasskeyOutcome<Omit<PasskeyAttestation, 'name'>>> =>
  askBrowser(
    () =>
      startRegistration({ optionsJSON }).then(({ id, response }) => ({
        credentialId: id,
        clientDataJSON: response.clientDataJSON,
        attestationObject: response.attestationObject,
        transports: response.transports ?? [],
      })),
    { signal, limit: optionsJSON.timeout },
  );

const prove = async (
  optionsJSON: PasskeyRequest,
  useBrowserAutofill: boolean,
): Promise<PasskeyAssertion> => {
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    credentialId: id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle === undefined ? {} : { userHandle }),
  };
};

/** Has the browser prove a passkey in a window of its own, until the signal aborts or the challenge ends. */
export const provePasskey = (
  request: PasskeyRequest,
  signal: AbortSignal,
): Promise<PasskeyOutcome<PasskeyAssertion>> =>
  askBrowser(() => prove(request, false), { signal, limit: request.timeout });

/** Has the browser prove the passkey that is chosen in the list of a field, until the signal aborts. */
export const provePasskeyInList = (
  request: PasskeyRequest,
  signal: AbortSignal,
): Promise<PasskeyOutcome<PasskeyAssertion>> => askBrowser(() => prove(request, true), { signal });
