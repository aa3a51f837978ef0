import { WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';

/** Why there is no proof: the person or the site gave up, this device has one already, or it failed. */
export type PasskeyFailure = 'cancelled' | 'known' | 'failed';

/** What the browser answered, or why not. */
export type PasskeyOutcome<Made> = { made: Made } | { failure: PasskeyFailure };

/** How long a question stands. */
export interface Asking {
  /** Aborts it: the page that asked is gone, or asks something else. */
  signal: AbortSignal;
  /** Time after which nothing can come of it, in ms: the challenge has ended. Absent for one that waits in a list. */
  limit?: number;
}

const CAUSES: Readonly<Record<string, PasskeyFailure>> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
};

function causeOf(error: unknown): PasskeyFailure {
  const known = error instanceof WebAuthnError ? CAUSES[error.code] : undefined;
  const { name } = error as Error;
  return known ?? (name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed');
}

/** Ends the question that is open; the browser has one at a time. */
let endOpen: ((failure: PasskeyFailure) => void) | undefined;

/**
 * Asks the browser, and settles whatever it does: some never answer, not even when they are told to stop. An earlier question
 * that is still open is cancelled.
 */
export function askBrowser<Made>(
  ask: () => Promise<Made>,
  { signal, limit }: Asking,
): Promise<PasskeyOutcome<Made>> {
  endOpen?.('cancelled');
  if (signal.aborted) return Promise.resolve({ failure: 'cancelled' });
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (outcome: PasskeyOutcome<Made>): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      if (endOpen === end) endOpen = undefined;
      resolve(outcome);
    };
    const end = (failure: PasskeyFailure): void => {
      WebAuthnAbortService.cancelCeremony();
      settle({ failure });
    };
    const cancel = (): void => end('cancelled');
    endOpen = end;
    signal.addEventListener('abort', cancel);
    if (limit !== undefined) timer = setTimeout(() => end('failed'), limit);
    ask().then(
      (made) => settle({ made }),
      (error: unknown) => settle({ failure: causeOf(error) }),
    );
  });
}
