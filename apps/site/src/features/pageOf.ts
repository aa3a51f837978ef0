import { type LazyChunk, type LazyPage, lazyChunk } from '@parlour/feature-core';

const pages = new Map<LazyPage, LazyChunk>();

/** The component of a page, the same at every render: one that is made anew would load anew. */
export function pageOf(load: LazyPage): LazyChunk {
  const page = pages.get(load) ?? lazyChunk(load, { hasTexts: true });
  pages.set(load, page);
  return page;
}
