import { lazyPart } from '@parlour/feature-core';

const Late = lazyPart(() => import('./components/SideBar/SideBar'));

/**
 * The side bar (SUP-03), loaded when it is first drawn, for the site to place inside a `Suspense`. It needs the
 * late texts only once it is opened.
 */
export function SideBar() {
  return <Late />;
}
