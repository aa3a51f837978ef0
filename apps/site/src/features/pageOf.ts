import { type LazyChunk, type LazyPage, lazyChunk } from '@parlour/feature-core';

const pages = new Map<LazyPage, LazyChunk>();

/** The component of a page. Memoized: a new component at each render would load again. */
export function pageOf(load: LazyPage): LazyChunk {
  const page = pages.get(load) ?? lazyChunk(load, { hasTexts: true });
  pages.set(load, page);
  return page;
}
