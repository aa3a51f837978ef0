import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole workspace. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The folder for things that can be made again at any time; git does not see it. */
export const cache = join(root, '.cache');
