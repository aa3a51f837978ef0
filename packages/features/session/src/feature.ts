import { type FeatureModule, PATHS, sessionEnded, sessionOpened } from '@parlour/feature-core';
import type { RefusedError } from '@parlour/gateway-openapi';

declare module '@parlour/feature-core/registries' {
  interface StorageKeyRegistry {
    /** The rules of the register form. */
    validate: true;
  }
  interface OverlayRegistry {
    login: {
      /** Way of logging in to start with; the first that is enabled without it. */
      type?: 'username' | 'sms';
      /** A try made elsewhere, such as in the header, that the dialog goes on with. */
      attempt?: { username: string; refusal?: RefusedError };
    };
    register: {
      /** Way of registering to start with; the first that is enabled without it. */
      type?: 'register' | 'registerMobile';
    };
    forgotPassword: {
      /** Way to start with; the phone where it is enabled without it (PWD-03). */
      type?: 'mobileNum' | 'email';
    };
    changePassword: {
      /** A forced change can't be closed: the session is held until it is done (LOGIN-07). */
      isForced: boolean;
    };
    verification: {
      /** Names the challenge that the gateway put before the login (LOGIN-14). */
      challengeId: string;
      /** Ways of answering it, as the gateway lists them. */
      methods: readonly string[];
      portal: 'member' | 'agent';
    };
    logout: object;
    linkSocial: {
      /** The provider whose sign-in is to open the account, as the merchant document names it (LOGIN-15). */
      provider: string;
    };
    ticket: {
      /** The token of the address that another session lives beside (LOGIN-10). */
      ticket: string;
    };
    sessionEnding: {
      /** When the session ends, in ms since 1970 by the clock of this device. */
      endsAt: number;
      /** False where it has reached its longest time, and nothing makes it longer. */
      canStay: boolean;
    };
  }
}

// In one piece, which guests never fetch.
const signedIn = () => import('./signedIn');

/** The session plugs in every way in and out: dialogs, the agents' login and the page of a mailed link. */
export const feature: FeatureModule = {
  name: 'session',
  overlays: {
    login: () => import('./overlays/LoginOverlay/LoginOverlay'),
    register: () => import('./overlays/RegisterOverlay/RegisterOverlay'),
    forgotPassword: () => import('./overlays/ForgotPasswordOverlay/ForgotPasswordOverlay'),
    changePassword: () => import('./overlays/ChangePasswordOverlay/ChangePasswordOverlay'),
    verification: () => import('./overlays/VerificationOverlay/VerificationOverlay'),
    logout: () => import('./overlays/LogoutOverlay/LogoutOverlay'),
    linkSocial: () => signedIn().then(({ overlays }) => overlays.linkSocial()),
    ticket: () => signedIn().then(({ overlays }) => overlays.ticket()),
    sessionEnding: () => signedIn().then(({ overlays }) => overlays.sessionEnding()),
  },
  listeners: [sessionOpened, sessionEnded].map(({ type }) => ({
    actionType: type,
    load: signedIn,
  })),
  routes: [
    {
      path: PATHS.agentLogin,
      page: () => import('./pages/AgentLoginPage/AgentLoginPage'),
      hasFirstFrame: true,
    },
    {
      path: PATHS.agentHome,
      page: () => import('./pages/AgentHomePage/AgentHomePage'),
      needsLogin: true,
    },
    {
      path: PATHS.resetPassword,
      page: () => import('./pages/ResetPasswordPage/ResetPasswordPage'),
    },
  ],
};
