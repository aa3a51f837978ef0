import type { PasskeyAttestation, PasskeyCreation } from '@parlour/gateway-openapi/member';
import type { PasskeyAssertion, PasskeyRequest } from '@parlour/gateway-openapi/session';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Why there is no proof: the person or the site gave up, this device has one already, or it failed. */
export type PasskeyFailure = 'cancelled' | 'known' | 'failed';

/** What the browser answered, or why not. */
export type PasskeyOutcome<Made> = { made: Made } | { failure: PasskeyFailure };

const CAUSES: Readonly<Record<string, PasskeyFailure>> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
};

function causeOf(error: unknown): PasskeyFailure {
  const known = error instanceof WebAuthnError ? CAUSES[error.code] : undefined;
  const { name } = error as Error;
  return known ?? (name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed');
}

const outcomeOf = <Made>(made: Promise<Made>): Promise<PasskeyOutcome<Made>> =>
  made.then(
    (value) => ({ made: value }),
    (error: unknown) => ({ failure: causeOf(error) }),
  );

/** Whether the browser offers passkeys in the list of a username field. */
export const canAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Has the browser make a passkey, which asks the person. */
export const makePasskey = (
  optionsJSON: PasskeyCreation,
): Promise<PasskeyOutcome<Omit<PasskeyAttestation, 'name'>>> =>
  outcomeOf(
    startRegistration({ optionsJSON }).then(({ id, response }) => ({
      credentialId: id,
      clientDataJSON: response.clientDataJSON,
      attestationObject: response.attestationObject,
      transports: response.transports ?? [],
    })),
  );

/** Has the browser prove a passkey: in a window of its own, or once one is chosen in the list of a field. */
export const provePasskey = (
  optionsJSON: PasskeyRequest,
  isAutofill = false,
): Promise<PasskeyOutcome<PasskeyAssertion>> =>
  outcomeOf(
    startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }).then(
      ({ id, response: { clientDataJSON, authenticatorData, signature, userHandle } }) => ({
        credentialId: id,
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle === undefined ? {} : { userHandle }),
      }),
    ),
  );

/** Ends what the browser was asked for and has not answered. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony();
