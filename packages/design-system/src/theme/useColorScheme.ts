import { useSyncExternalStore } from 'react';
import type { Scheme } from '../tokens/css';
import { readColorScheme, watchColorScheme } from './colorScheme';

/** The scheme that the page shows. Only what shows the scheme itself, such as its switch, needs it. */
export const useColorScheme = (): Scheme =>
  useSyncExternalStore(watchColorScheme, readColorScheme, () => 'dark');
