import { lazyChunk } from '@parlour/feature-core';

const Late = lazyChunk(() => import('./components/SideBar/SideBar'), { isOptional: true });

/**
 * The side bar (SUP-03), loaded when it is first rendered; nothing shows if that fails. It needs the lazy texts only
 * once it is opened.
 */
export function SideBar() {
  return <Late />;
}
