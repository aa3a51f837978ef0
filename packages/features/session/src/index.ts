import {
  accountLoaded,
  type FeatureModule,
  type LazyComponent,
  PATHS,
  sessionEnded,
  sessionOpened,
} from '@parlour/feature-core';

// In one piece, which guests never fetch.
const signedIn = () => import('./signedIn');

const later = () => import('./later');
type Later = Awaited<ReturnType<typeof later>>;
const overlay =
  (name: keyof Later['overlays']): LazyComponent =>
  () =>
    later().then(({ overlays }) => overlays[name]());
const page =
  (name: keyof Later['pages']): LazyComponent =>
  () =>
    later().then(({ pages }) => pages[name]());

/** The session plugs in every way in and out: dialogs, the agents' login and the page of a mailed link. */
export const sessionFeature: FeatureModule = {
  name: 'session',
  overlays: {
    login: overlay('login'),
    register: overlay('register'),
    forgotPassword: overlay('forgotPassword'),
    changePassword: overlay('changePassword'),
    verification: overlay('verification'),
    logout: overlay('logout'),
    ticket: () => signedIn().then(({ overlays }) => overlays.ticket()),
    sessionEnding: () => signedIn().then(({ overlays }) => overlays.sessionEnding()),
  },
  listeners: [sessionOpened, accountLoaded, sessionEnded].map(({ type }) => ({
    actionType: type,
    load: signedIn,
  })),
  routes: [
    {
      path: PATHS.agentLogin,
      page: page('agentLogin'),
      layout: 'main',
    },
    {
      path: PATHS.agentHome,
      page: page('agentHome'),
      layout: 'main',
      needsLogin: true,
    },
    {
      path: PATHS.resetPassword,
      page: page('resetPassword'),
      layout: 'main',
    },
  ],
};

export { InlineLogin } from './components/InlineLogin/InlineLogin';
