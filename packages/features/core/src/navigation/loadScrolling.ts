import { loadChunk } from '../chunks/loadChunk';

/** Scrolls pages that grow while they load; most visits never need it. */
export const loadScrolling = () => loadChunk(() => import('./scrolling'));
