import { join } from 'node:path';
import type { TextFolders } from '@parlour/delivery/vite';

const packages = join(import.meta.dirname, '..', '..', 'packages');

/** Where the texts of the site lie. The design system is installed without a site and has its own. */
export const texts: TextFolders = {
  features: join(packages, 'features'),
  others: { patterns: join(packages, 'design-system', 'src', 'patterns', 'messages') },
};
