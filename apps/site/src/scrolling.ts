import { loadChunk } from '@parlour/feature-core';

/** Scrolls pages that grow while they load; most visits never need it. */
export const loadScrolling = () => loadChunk(() => import('./onDemand/scrolling'));
