// Made by build/dictionaries.ts of the JSON files of the features.
declare module 'virtual:dictionaries' {
  import type { Dictionary } from '@parlour/feature-core';

  type Loaders = Readonly<Record<string, () => Promise<{ default: Dictionary }>>>;
  export const DICTIONARIES: Readonly<Record<'first' | 'late' | 'centre' | 'whole', Loaders>>;
}
