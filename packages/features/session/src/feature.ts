import {
  accountLoaded,
  type FeatureModule,
  PATHS,
  sessionEnded,
  sessionOpened,
} from '@parlour/feature-core';

// In one piece, which guests never fetch.
const signedIn = () => import('./signedIn');

/** The session plugs in every way in and out: dialogs, the agents' login and the page of a mailed link. */
export const sessionFeature: FeatureModule = {
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
  listeners: [sessionOpened, accountLoaded, sessionEnded].map(({ type }) => ({
    actionType: type,
    load: signedIn,
  })),
  routes: [
    { path: PATHS.agentLogin, page: () => import('./pages/AgentLoginPage/AgentLoginPage') },
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
