import { useSyncExternalStore } from 'react';
import { type LoadingChunks, loadingChunks } from './loadChunk';

/** How many chunks of the site are loading, and how many of them are slow. */
export const useLoadingChunks = (): LoadingChunks =>
  useSyncExternalStore(loadingChunks.watch, loadingChunks.read);
