/** What the client needs of the site around it; the store hands it in as the thunks' extra argument. */
export interface GatewayEnvironment {
  /** Scheme and host of the gateway; empty for the site's own origin. */
  baseUrl: string;
  merchant: string;
  /** Language of the answers, as the gateway writes it. */
  readLanguage: () => string;
  readToken: () => string | null;
  /** Called when an answer brings another token than the one that was sent. */
  onTokenReplaced: (token: string) => void;
  /** Called when the gateway no longer accepts the token that is in use. */
  onSessionEnded: () => void;
  /** Called when the gateway refuses a call until the password is changed (LOGIN-07). */
  onSessionHeld: () => void;
  /** Called when the gateway refuses a call because the whole site is closed (ST-01). */
  onSiteClosed: () => void;
  /** How long to wait before a read is sent again, in ms; without it longer each time, and by chance. */
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
