import type { FeatureModule } from '@parlour/feature-core';

/** The frame plugs in the message dialog; its visible parts are placed by the site. */
export const frameFeature: FeatureModule = {
  name: 'frame',
  overlays: { message: () => import('./later').then(({ message }) => message()) },
};

export { BottomBar } from './components/BottomBar/BottomBar';
export { Footer } from './components/Footer/Footer';
export { Header, type HeaderProps } from './components/Header/Header';
export { MainNav } from './components/MainNav/MainNav';
export { NotFoundPage } from './pages/NotFoundPage/NotFoundPage';
export { StatusPage, type StatusPageProps } from './pages/StatusPage/StatusPage';
