import type { Plugin } from 'vite';
import { type ChunkOptions, chunkGroups } from './chunks/chunkGroups.ts';
import { chunkLoader } from './chunks/chunkLoader.ts';
import { keepLastBuild } from './chunks/keepLastBuild.ts';
import { dictionaries, type TextFolders } from './dictionaries.ts';
import { prerenderShell } from './firstFrame/prerenderShell.ts';
import { extractStyles } from './styles/extractStyles.ts';

export { dictionaries, type TextFolders } from './dictionaries.ts';
export { packageStyles } from './styles/packageStyles.ts';

/** Settings of `delivery`. */
export interface DeliveryOptions extends ChunkOptions {
  texts: TextFolders;
  /** Path of the module that exports `rendering` (`@parlour/delivery/rendering`). */
  rendering: string;
  /** Path of a style sheet for the first frames alone. */
  shellStyles: string;
  /** `runtime` builds with styled-components as it is and without first frames, to compare. Default `extracted`. */
  styles?: 'extracted' | 'runtime';
}

/** All that brings a site to the browser fast: see the table in README.md. `react()` is the site's own. */
export function delivery(options: DeliveryOptions): Plugin[] {
  const { texts, styles = 'extracted' } = options;
  const common = [dictionaries(texts), keepLastBuild(), chunkLoader(), chunkGroups(options)];
  return styles === 'runtime' ? common : [...common, extractStyles(), prerenderShell(options)];
}
