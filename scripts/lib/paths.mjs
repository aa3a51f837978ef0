import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole workspace. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The folder for caches, which git ignores. */
export const cache = join(root, '.cache');
