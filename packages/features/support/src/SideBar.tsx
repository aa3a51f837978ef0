import { lazyChunk } from '@parlour/feature-core';

const Late = lazyChunk(() => import('./components/SideBar/SideBar'), { isOptional: true });

/**
 * The side bar (SUP-03), loaded when it is first drawn; nothing in its place where it does not come. It needs the late
 * texts only once it is opened.
 */
export function SideBar() {
  return <Late />;
}
