import type { CDPSession, Page } from '@playwright/test';

/** A phone or a laptop with its own authenticator, which verifies whoever asks. */
export interface Authenticator {
  /** How many passkeys it holds. */
  count: () => Promise<number>;
}

/** Gives the browser of a page an authenticator of its own. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
