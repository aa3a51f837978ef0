import {
  type FeatureModule,
  loginCompleted,
  PATHS,
  sessionEnded,
  sessionOpened,
} from '@parlour/feature-core';
import type { RefusedError } from '@parlour/gateway-openapi';

declare module '@parlour/feature-core/registries' {
  interface StorageKeyRegistry {
    /** The rules of the register form. */
    validate: true;
  }
  interface OverlayRegistry {
    login: {
      /** Login method to start with. Default: the first enabled one. */
      type?: 'username' | 'sms';
      /** An attempt made elsewhere, such as in the header, that the dialog continues. */
      attempt?: { username: string; refusal?: RefusedError };
    };
    register: {
      /** Registration method to start with. Default: the first enabled one. */
      type?: 'register' | 'registerMobile';
    };
    forgotPassword: {
      /** Method to start with. Default: the phone, if enabled (PWD-03). */
      type?: 'mobileNum' | 'email';
    };
    changePassword: {
      /** A forced change can't be closed: the session is restricted until it is done (LOGIN-07). */
      isForced: boolean;
    };
    verification: {
      /** Id of the challenge that the gateway requires before the login (LOGIN-14). */
      challengeId: string;
      /** Methods to answer it, as the gateway lists them. */
      methods: readonly string[];
      portal: 'member' | 'agent';
    };
    logout: object;
    linkSocial: {
      /** The social login provider to link, as the merchant document names it (LOGIN-15). */
      provider: string;
    };
    ticket: {
      /** The ticket of the address, while another session is open (LOGIN-10). */
      ticket: string;
    };
    sessionEnding: {
      /** When the session ends, in ms since 1970 by the clock of this device. */
      endsAt: number;
      /** False if the session has reached its maximum length and can't be extended. */
      canStay: boolean;
    };
  }
}

// One chunk, which guests never load.
const loggedIn = () => import('./loggedIn');

/** Login, registration and logout: dialogs, the agents' login and the page of a mailed link. */
export const feature: FeatureModule = {
  name: 'session',
  overlays: {
    login: () => import('./overlays/LoginOverlay/LoginOverlay'),
    register: () => import('./overlays/RegisterOverlay/RegisterOverlay'),
    forgotPassword: () => import('./overlays/ForgotPasswordOverlay/ForgotPasswordOverlay'),
    changePassword: () => import('./overlays/ChangePasswordOverlay/ChangePasswordOverlay'),
    verification: () => import('./overlays/VerificationOverlay/VerificationOverlay'),
    logout: () => import('./overlays/LogoutOverlay/LogoutOverlay'),
    linkSocial: () => loggedIn().then(({ overlays }) => overlays.linkSocial()),
    ticket: () => loggedIn().then(({ overlays }) => overlays.ticket()),
    stepUp: () => loggedIn().then(({ overlays }) => overlays.stepUp()),
    sessionEnding: () => loggedIn().then(({ overlays }) => overlays.sessionEnding()),
  },
  listeners: [sessionOpened, loginCompleted, sessionEnded].map(({ type }) => ({
    actionType: type,
    load: loggedIn,
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
