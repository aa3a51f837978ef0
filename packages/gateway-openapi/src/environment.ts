import type { StepUpMethod } from './errors';

/** What the client needs from the site. The store passes it as the thunks' extra argument. */
export interface GatewayEnvironment {
  /** Scheme and host of the gateway; empty for the site's own origin. */
  baseUrl: string;
  merchant: string;
  /** Language of the answers, as the gateway writes it. */
  readLanguage: () => string;
  readToken: () => string | null;
  /** Called when an answer replaces the token. */
  onTokenReplaced: (token: string) => void;
  /** Called when the gateway no longer accepts the token that is in use. */
  onSessionEnded: () => void;
  /** Called when the gateway refuses a call until the password is changed (LOGIN-07). */
  onSessionRestricted: () => void;
  /**
   * Called when the gateway asks for a second factor first (TR-05). Resolves to whether it was answered: then the
   * call is sent again as it was.
   */
  onStepUpRequired: (methods: readonly StepUpMethod[]) => Promise<boolean>;
  /** Called when the gateway refuses a call because the whole site is closed (ST-01). */
  onSiteClosed: () => void;
  /** Delay before a retry of a read, in ms. Default: exponential backoff with jitter. */
  retryDelay?: ((attempt: number) => number) | undefined;
}

export interface GatewayExtra {
  gateway: GatewayEnvironment;
}

/** The environment of the store that a call runs in. */
export function readEnvironment(extra: unknown): GatewayEnvironment {
  const { gateway } = (extra ?? {}) as Partial<GatewayExtra>;
  if (gateway === undefined)
    throw new Error(
      'The gateway client has no environment: configure the store with thunk.extraArgument = { gateway }.',
    );
  return gateway;
}
