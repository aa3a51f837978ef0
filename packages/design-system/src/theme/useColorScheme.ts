import { useSyncExternalStore } from 'react';
import type { Scheme } from '../tokens/css';
import { readColorScheme, watchColorScheme } from './colorScheme';

/** The scheme of the page. Only needed to show the scheme itself, such as in its switch. */
export const useColorScheme = (): Scheme =>
  useSyncExternalStore(watchColorScheme, readColorScheme, () => 'dark');
